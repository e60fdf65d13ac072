import { FormattedMessage } from 'react-intl';
import styles from './order-view.module.css';

export type BookingReferenceProps = { reference: string; orderNumber: string };

/** The six letters and digits one is asked for everywhere, large; the order's number below for accounts. */
export function BookingReference({ reference, orderNumber }: BookingReferenceProps) {
  return (
    <dl className={styles.reference}>
      <div>
        <dt>
          <FormattedMessage id="order-view.bookingReference" />
        </dt>
        <dd className={styles.pnr} translate="no">
          {reference}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="order-view.orderNumber" />
        </dt>
        <dd translate="no">{orderNumber}</dd>
      </div>
    </dl>
  );
}
