import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { PricedBound } from './month-prices.ts';
import styles from './price-calendar.module.css';

const legendOf = ({ tripType, notBefore }: PricedBound) => {
  if (tripType !== 'ROUND_TRIP') return 'price-calendar.legend';
  return notBefore ? 'price-calendar.legendBack' : 'price-calendar.legendOut';
};

/** What the figures of the calendar are: for which flight, in which currency, and what a round trip saves. */
export function CalendarLegend({
  bound,
  currency,
}: {
  bound: PricedBound | null;
  currency: string;
}) {
  if (!bound)
    return (
      <p className={styles.legend}>
        <FormattedMessage id="price-calendar.placesFirst" />
      </p>
    );
  return (
    <p className={styles.legend}>
      <FormattedMessage id={legendOf(bound)} values={{ currency }} />{' '}
      {bound.tripType === 'ROUND_TRIP' && (
        <>
          <FormattedMessage id="price-calendar.returnSaves" />{' '}
        </>
      )}
      <FormattedMessage id="price-calendar.bars" />
      {currency !== BRAND.currency && (
        <>
          {' '}
          <FormattedMessage id="price-calendar.converted" values={{ paid: BRAND.currency }} />
        </>
      )}
    </p>
  );
}
