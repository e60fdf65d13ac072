import { useIntl } from 'react-intl';
import { CancelPayable } from '#web/app/components/payment/payable/cancel-payable.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCancelExtrasCommand } from './cancel-extras.mutation.gen.ts';

/** Cancels an unpaid order of extras; `refusal` says why it was not. */
function useCancelExtras(extrasOrderId: string) {
  const { send, sending, refusal } = useCancelExtrasCommand((_: null, idempotencyKey) => ({
    input: { extrasOrderId, idempotencyKey },
  }));
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
