import { FormattedMessage } from 'react-intl';
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
