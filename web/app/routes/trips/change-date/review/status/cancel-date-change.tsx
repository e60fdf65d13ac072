import { useIntl } from 'react-intl';
import { CancelPayable } from '#web/app/components/payment/payable/cancel-payable.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCancelDateChangeCommand } from './cancel-date-change.mutation.gen.ts';

type CancelDateChangeProps = {
  dateChangeId: string;
  /** It is cancelled: the old flights stay booked. */
  onCancelled: () => void;
};

/** Cancels a change of date that is not paid yet, after asking once more. */
export function CancelDateChange({ dateChangeId, onCancelled }: CancelDateChangeProps) {
  const intl = useIntl();
  const { send, sending, refusal } = useCancelDateChangeCommand((_: null, idempotencyKey) => ({
    input: { dateChangeId, idempotencyKey },
  }));
  return (
    <CancelPayable
      variant="quiet"
      wide
      cancel={async () => (await send(null))?.errors.length === 0}
      cancelling={sending}
      refusal={refusal}
      onCancelled={onCancelled}
      words={{
        label: <FormattedMessage id="trips-change-date-review.cancel" />,
        title: <FormattedMessage id="trips-change-date-review.cancel.title" />,
        text: <FormattedMessage id="trips-change-date-review.cancel.text" />,
        keep: <FormattedMessage id="trips-change-date-review.cancel.keep" />,
        close: intl.formatMessage({ id: 'trips-change-date-review.cancel.close' }),
      }}
    />
  );
}
