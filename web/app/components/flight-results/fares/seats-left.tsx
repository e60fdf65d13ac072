import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './fare-table.module.css';

/** How many seats there are at a price, said only when the API says so. */
export function SeatsLeft({ seats }: { seats: number | null }) {
  if (seats === null) return null;
  return (
    <span className={styles.seats}>
      <FormattedMessage id="flight-results.seatsLeft" values={{ seats }} />
    </span>
  );
}
