import { useIntl } from 'react-intl';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { CancelPayable } from '#web/app/components/payment/payable/cancel-payable.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCancelExtrasMutation } from './cancel-extras.mutation.gen.ts';

/** Cancels an unpaid order of extras; `refusal` says why it was not. */
function useCancelExtras(extrasOrderId: string) {
  const [mutate] = useCancelExtrasMutation();
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { extrasOrderId, idempotencyKey } } });
    return data?.cancelExtrasOrder;
  });
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}

type CancelExtrasProps = { orderId: string; onCancelled: () => void };

/** Cancels an unpaid order of extras, after asking once more. */
export function CancelExtras({ orderId, onCancelled }: CancelExtrasProps) {
  const intl = useIntl();
  const command = useCancelExtras(orderId);
  return (
    <CancelPayable
      {...command}
      variant="quiet"
      wide
      onCancelled={onCancelled}
      words={{
        label: <FormattedMessage id="trips-extras-order.cancel" />,
        title: <FormattedMessage id="trips-extras-order.cancel.title" />,
        text: <FormattedMessage id="trips-extras-order.cancel.text" />,
        keep: <FormattedMessage id="trips-extras-order.cancel.keep" />,
        close: intl.formatMessage({ id: 'trips-extras-order.close' }),
      }}
    />
  );
}
