import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { Button, type ButtonProps } from '#web/app/ui/button.tsx';
import { useCancelSeatOrder } from './use-cancel-seat-order.ts';

type CancelSeatOrderProps = {
  seatOrderId: string;
  /** It is cancelled: the seats are free, and what the page shows besides it is old. */
  onCancelled: () => void;
} & Pick<ButtonProps, 'variant' | 'wide'>;

/** Cancels an unpaid seat order, after asking once more. */
export function CancelSeatOrder(props: CancelSeatOrderProps) {
  const { seatOrderId, onCancelled, variant = 'secondary', wide } = props;
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { cancel, cancelling, refusal } = useCancelSeatOrder(seatOrderId);
  return (
    <>
      <Button variant={variant} wide={wide} onClick={() => setOpen(true)}>
        <FormattedMessage id="seat-order.cancel" />
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="seat-order.cancel.title" />}
        closeLabel={intl.formatMessage({ id: 'seat-order.close' })}
        keep={<FormattedMessage id="seat-order.cancel.keep" />}
        confirm={<FormattedMessage id="seat-order.cancel" />}
        confirming={cancelling}
        refusal={refusal}
        onConfirm={async () => {
          if (!(await cancel())) return;
          setOpen(false);
          onCancelled();
        }}
      >
        <FormattedMessage id="seat-order.cancel.text" />
      </ConfirmDialog>
    </>
  );
}
