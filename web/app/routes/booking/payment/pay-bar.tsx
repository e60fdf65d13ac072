import { FormattedMessage } from 'react-intl';
import { TimeToPay } from '#web/app/components/order-view/time-to-pay.tsx';
import { PayButton } from '#web/app/components/payment/pay-button.tsx';
import type { Stage } from '#web/app/components/payment/stage.ts';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import styles from './payment.module.css';

type PayBarProps = { order: PaidOrderFragment; stage: Stage; onElapsed: () => void };

/** Total, time left and the one button; on small screens it is sticky at the lower edge. */
export function PayBar({ order, stage, onElapsed }: PayBarProps) {
  const { paymentDueAt, serverNow, price } = order;
  return (
    <section className={styles.bar} aria-labelledby="pay">
      <h2 id="pay" className={styles.barHeading}>
        <FormattedMessage id="booking-payment.due" />
      </h2>
      <p className={styles.barFacts}>
        <strong className={styles.barTotal}>
          <Money value={price.total} /> <InReaderCurrency value={price.total} />
        </strong>
        {paymentDueAt && (
          <span className={styles.barTime}>
            <Icon name="clock" />
            <FormattedMessage
              id="booking-payment.timeLeft"
              values={{
                time: (
                  <TimeToPay deadline={paymentDueAt} pageNow={serverNow} onElapsed={onElapsed} />
                ),
              }}
            />
          </span>
        )}
      </p>
      {stage !== 'OPEN' && (
        <div className={styles.barButton}>
          <PayButton order={order} />
        </div>
      )}
      <p className={styles.provider}>
        <FormattedMessage id="booking-payment.provider" />
      </p>
    </section>
  );
}
