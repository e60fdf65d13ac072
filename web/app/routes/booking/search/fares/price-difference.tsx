import styles from '#web/app/components/flight-results/fares/flight-price.module.css';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { FareOptionFragment } from './fare-option.gen.ts';

export type PriceDifferenceProps = {
  fare: FareOptionFragment;
  lowest: FareOptionFragment | undefined;
};

/**
 * How much more an adult pays for a fare than for the lowest of the flight; nothing for the lowest
 * itself.
 */
export function PriceDifference({ fare, lowest }: PriceDifferenceProps) {
  if (!lowest || lowest.brand.code === fare.brand.code) return null;
  const amount = fare.perAdult.amount - lowest.perAdult.amount;
  if (amount <= 0 || fare.perAdult.currency !== lowest.perAdult.currency) return null;
  return (
    <span className={styles.note}>
      <FormattedMessage
        id="booking-search.more"
        values={{ amount: <Money value={{ ...fare.perAdult, amount }} /> }}
      />
    </span>
  );
}
