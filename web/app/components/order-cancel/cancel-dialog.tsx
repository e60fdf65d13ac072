import { useIntl } from 'react-intl';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCancelOrderMutation } from './cancel-order.mutation.gen.ts';

/**
 * Cancels an unpaid order; `refusal` says why it was not. The order in the answer goes onto the
 * page.
 */
function useCancelOrder(orderId: string) {
  const [mutate] = useCancelOrderMutation();
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { orderId, idempotencyKey } } });
    return data?.cancelOrder;
  });
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
