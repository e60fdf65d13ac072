import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useRefundExtrasCommand } from './refund-extras.mutation.gen.ts';
import type { RefundExtrasProps, ShownRefundQuote } from './refund-extras-props.ts';

/** Gives an order of extras back at the amount that is shown; `refusal` says why it was not. */
function useRefundExtras(extrasOrderId: string, { amount, currency }: ShownRefundQuote['money']) {
  const accepted = { amount, currency };
  const { send, sending, refusal } = useRefundExtrasCommand((_: null, idempotencyKey) => {
    const input = { extrasOrderId, accepted, idempotencyKey };
    return { input };
  });
  const refund = async () => (await send(null))?.errors.length === 0;
  return { refund, refunding: sending, refusal };
}

type RefundExtrasDialogProps = RefundExtrasProps & { open: boolean; onClose: () => void };

/** Asks once more before the extras are given back. */
export function RefundExtrasDialog(props: RefundExtrasDialogProps) {
  const { orderId, quote, onChanged, open, onClose } = props;
  const intl = useIntl();
  const { refund, refunding, refusal } = useRefundExtras(orderId, quote.money);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="trips-extras-order.return.title" />}
      closeLabel={intl.formatMessage({ id: 'trips-extras-order.close' })}
      keep={<FormattedMessage id="trips-extras-order.return.keep" />}
      confirm={<FormattedMessage id="trips-extras-order.return" />}
      confirming={refunding}
      refusal={refusal}
      onConfirm={async () => {
        if (!(await refund())) return;
        onClose();
        onChanged();
      }}
    >
      <FormattedMessage id="trips-extras-order.return.text" />
    </ConfirmDialog>
  );
}
