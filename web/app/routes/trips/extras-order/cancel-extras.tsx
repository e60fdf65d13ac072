import { useIntl } from 'react-intl';
import { CancelPayable } from '#web/app/components/payment/payable/cancel-payable.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCancelExtras } from './use-cancel-extras.ts';

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
