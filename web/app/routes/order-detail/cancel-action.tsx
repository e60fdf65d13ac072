import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

/** Cancels the order, after asking once more. */
export function CancelAction({ order }: { order: DetailedOrderFragment }) {
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
