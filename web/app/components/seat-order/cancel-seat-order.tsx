import { useIntl } from 'react-intl';
import { CancelPayable } from '#web/app/components/payment/payable/cancel-payable.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { ButtonProps } from '#web/app/ui/button.tsx';
import { useCancelSeatOrderCommand } from './cancel-seat-order.mutation.gen.ts';

/**
 * Cancels an unpaid seat order; `refusal` says why it was not. The order in the answer goes onto
 * the page.
 */
function useCancelSeatOrder(seatOrderId: string) {
  const { send, sending, refusal } = useCancelSeatOrderCommand((_: null, idempotencyKey) => ({
    input: { seatOrderId, idempotencyKey },
  }));
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}

type CancelSeatOrderProps = {
  seatOrderId: string;
  /** It is cancelled: the seats are free, and what the page shows besides it is old. */
  onCancelled: () => void;
} & Pick<ButtonProps, 'variant' | 'wide'>;

/** Cancels an unpaid seat order, after asking once more. */
export function CancelSeatOrder({ seatOrderId, ...rest }: CancelSeatOrderProps) {
  const intl = useIntl();
  const command = useCancelSeatOrder(seatOrderId);
  return (
    <CancelPayable
      {...rest}
      {...command}
      words={{
        label: <FormattedMessage id="seat-order.cancel" />,
        title: <FormattedMessage id="seat-order.cancel.title" />,
        text: <FormattedMessage id="seat-order.cancel.text" />,
        keep: <FormattedMessage id="seat-order.cancel.keep" />,
        close: intl.formatMessage({ id: 'seat-order.close' }),
      }}
    />
  );
}
