import { FormattedMessage, useIntl } from 'react-intl';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import styles from './check.module.css';
import { type CheckedFact, checkedFacts } from './checked-facts.ts';

type CheckPassengerProps = {
  passenger: PaidOrderFragment['passengers'][number];
  /** Null where it cannot be corrected. */
  onCorrect: (() => void) | null;
};

/** One passenger as typed, to be compared with the travel document. */
export function CheckPassenger({ passenger, onCorrect }: CheckPassengerProps) {
  const { id, name, type } = passenger;
  const intl = useIntl();
  const { day, region } = useFormat();
  const { gender, document, airline, ownClub } = useTravellerWords();
  const facts = checkedFacts(passenger, { day, region, gender, document, airline, ownClub });
  const item = ({ label, value, exact }: CheckedFact) => ({
    id: label,
    term: <FormattedMessage id={`booking-payment.check.${label}`} />,
    value: exact ? <span translate="no">{value}</span> : value,
  });
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.who} tabIndex={-1} data-passenger={id}>
          <span translate="no">{name}</span>{' '}
          <span className={styles.type}>
            <FormattedMessage id="order-view.passengerType" values={{ type }} />
          </span>
        </h3>
        {onCorrect && (
          <Button
            variant="quiet"
            size="sm"
            onClick={onCorrect}
            aria-label={intl.formatMessage({ id: 'booking-payment.correct.whose' }, { name })}
          >
            <FormattedMessage id="booking-payment.correct" />
          </Button>
        )}
      </div>
      <DescriptionList shape="columns" items={facts.map(item)} />
    </>
  );
}
