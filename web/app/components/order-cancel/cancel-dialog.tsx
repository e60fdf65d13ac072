import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCancelOrderCommand } from './cancel-order.mutation.gen.ts';

/**
 * Cancels an unpaid order; `refusal` says why it was not. The order in the answer goes onto the
 * page.
 */
function useCancelOrder(orderId: string) {
  const { send, sending, refusal } = useCancelOrderCommand((_: null, idempotencyKey) => ({
    input: { orderId, idempotencyKey },
  }));
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}

type CancelDialogProps = { orderId: string; open: boolean; onClose: () => void };

/** Asks once more before an order is cancelled, and says what it means. */
export function CancelDialog({ orderId, open, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const { cancel, cancelling, refusal } = useCancelOrder(orderId);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="order-cancel.title" />}
      closeLabel={intl.formatMessage({ id: 'order-cancel.close' })}
      keep={<FormattedMessage id="order-cancel.keep" />}
      confirm={<FormattedMessage id="order-cancel.confirm" />}
      confirming={cancelling}
      refusal={refusal}
      onConfirm={async () => {
        if (await cancel()) onClose();
      }}
    >
      <FormattedMessage id="order-cancel.text" />
    </ConfirmDialog>
  );
}
