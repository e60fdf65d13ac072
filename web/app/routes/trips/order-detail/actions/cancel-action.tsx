import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

/** Cancels the order, after asking once more. */
export function CancelAction({ order }: { order: DetailedOrderFragment }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        <FormattedMessage id="trips-order-detail.action" values={{ action: 'CANCEL' }} />
      </Button>
      <CancelDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
