import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useWithdrawRefundCommand } from './withdraw-refund.mutation.gen.ts';

/**
 * Withdraws a refund; `refusal` says why it was not. The refund in the answer goes onto the page.
 */
function useWithdrawRefund(refundId: string) {
  const { send, sending, refusal } = useWithdrawRefundCommand((_: null, idempotencyKey) => ({
    input: { refundId, idempotencyKey },
  }));
  const withdraw = async () => (await send(null))?.errors.length === 0;
  return { withdraw, withdrawing: sending, refusal };
}

type WithdrawDialogProps = { refundId: string; open: boolean; onClose: () => void };

/** Asks once more, and says what a withdrawal means. */
export function WithdrawDialog({ refundId, open, onClose }: WithdrawDialogProps) {
  const intl = useIntl();
  const { withdraw, withdrawing, refusal } = useWithdrawRefund(refundId);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="trips-refunds-refund.withdraw.title" />}
      closeLabel={intl.formatMessage({ id: 'trips-refunds-refund.close' })}
      keep={<FormattedMessage id="trips-refunds-refund.withdraw.keep" />}
      confirm={<FormattedMessage id="trips-refunds-refund.withdraw" />}
      confirming={withdrawing}
      refusal={refusal}
      onConfirm={async () => {
        if (await withdraw()) onClose();
      }}
    >
      <FormattedMessage id="trips-refunds-refund.withdraw.text" />
    </ConfirmDialog>
  );
}
