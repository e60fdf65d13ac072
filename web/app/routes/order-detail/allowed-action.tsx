import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format/use-format.ts';
import { useLocalePath } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

type AllowedActionProps = {
  action: DetailedOrderFragment['capabilities'][number]['action'];
  order: DetailedOrderFragment;
};

function Cancel({ order }: { order: DetailedOrderFragment }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        <FormattedMessage id="order-detail.action" values={{ action: 'CANCEL' }} />
      </Button>
      <CancelDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** One thing that can be done now. An action that this site has no page for yet is drawn by nobody. */
export function AllowedAction({ action, order }: AllowedActionProps) {
  const to = useLocalePath();
  const { money } = useFormat();
  if (action === 'CANCEL') return <Cancel order={order} />;
  if (action !== 'PAY') return null;
  const query = new URLSearchParams({ order: order.id });
  return (
    <LinkButton to={to(`/flightInquiry/payment?${query}`)} wide size="lg">
      <FormattedMessage id="order-detail.pay" values={{ amount: money(order.price.total) }} />
    </LinkButton>
  );
}
