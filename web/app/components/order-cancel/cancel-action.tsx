import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '#web/app/ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

export type CancelActionProps = { orderId: string } & Pick<
  ButtonProps,
  'variant' | 'wide' | 'size'
>;

/** Cancels an unpaid order, after asking once more. Texts: `order-cancel`, `code`. */
export function CancelAction({ orderId, variant = 'secondary', wide, size }: CancelActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} wide={wide} size={size} onClick={() => setOpen(true)}>
        <FormattedMessage id="order-cancel.action" />
      </Button>
      <CancelDialog orderId={orderId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
