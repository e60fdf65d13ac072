import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button, type ButtonProps } from '#web/app/ui/button.tsx';

// The question loads when it is first asked.
const CancelDialog = lazy(() =>
  import('./cancel-dialog.tsx').then(({ CancelDialog: dialog }) => ({ default: dialog })),
);

export type CancelActionProps = { orderId: string } & Pick<
  ButtonProps,
  'variant' | 'wide' | 'size'
>;

/** Cancels an unpaid order, after asking once more. Texts: `order-cancel`, `code`. */
export function CancelAction({ orderId, variant = 'secondary', wide, size }: CancelActionProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant={variant} wide={wide} size={size} onClick={() => setOpen(true)}>
        <FormattedMessage id="order-cancel.action" />
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <CancelDialog orderId={orderId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
