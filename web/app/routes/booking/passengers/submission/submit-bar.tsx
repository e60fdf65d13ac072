import { FormattedMessage, useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { MoneyLike } from '#schema/format/money.ts';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Button } from '#web/app/ui/button.tsx';
import styles from './submit-bar.module.css';

/** What it costs and what the press does: holds the seats, and leaves time to pay. */
export function SubmitBar({ total, sending }: { total: MoneyLike; sending: boolean }) {
  const intl = useIntl();
  const minutes = LIMITS.paymentWindowMinutes;
  return (
    <div className={styles.bar}>
      <div className={styles.price}>
        <span className={styles.label}>
          <FormattedMessage id="booking-passengers.total" />
        </span>
        <strong className={styles.total}>
          <Money value={total} /> <InReaderCurrency value={total} />
        </strong>
      </div>
      <Button type="submit" size="lg" loading={sending} className={styles.button}>
        {intl.formatMessage({ id: 'booking-passengers.submit' }, { minutes })}
      </Button>
      <p className={styles.note}>
        <FormattedMessage id="booking-passengers.submit.note" values={{ minutes }} />
      </p>
    </div>
  );
}
