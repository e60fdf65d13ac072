import { BRAND } from '#schema/codes/base/brand.ts';
import { useInReaderCurrency } from '#web/app/components/converted-price/use-in-chosen-currency.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './price-calendar.module.css';
import { isChange, type Priced, type PricedBound } from './priced.ts';

/** A round amount of the size of a fare, from which the user estimates the figures in the cells. */
const ROUND_AMOUNT = { amount: 100_000, currency: BRAND.currency };

function legendOf({ tripType, notBefore }: PricedBound) {
  if (tripType !== 'ROUND_TRIP') return 'price-calendar.legend';
  return notBefore ? 'price-calendar.legendBack' : 'price-calendar.legendOut';
}

/**
 * What the figures of the calendar are: for which flight, in which currency, and what a round trip
 * saves.
 */
export function CalendarLegend({ bound }: { bound: Priced | null }) {
  const about = useInReaderCurrency(ROUND_AMOUNT);
  if (bound && isChange(bound))
    return (
      <p className={styles.legend}>
        <FormattedMessage id="price-calendar.legendChange" values={{ currency: BRAND.currency }} />
      </p>
    );
  if (!bound)
    return (
      <p className={styles.legend}>
        <FormattedMessage id="price-calendar.placesFirst" />
      </p>
    );
  return (
    <p className={styles.legend}>
      <FormattedMessage id={legendOf(bound)} values={{ currency: BRAND.currency }} />{' '}
      {bound.tripType === 'ROUND_TRIP' && (
        <>
          <FormattedMessage id="price-calendar.returnSaves" />{' '}
        </>
      )}
      <FormattedMessage id="price-calendar.bars" />
      {about && (
        <>
          {' '}
          <FormattedMessage
            id="price-calendar.rate"
            values={{ amount: <Money value={ROUND_AMOUNT} />, about: <Money value={about} /> }}
          />
        </>
      )}
    </p>
  );
}
