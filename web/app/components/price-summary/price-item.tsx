import { FormattedMessage } from 'react-intl';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import type { PriceItemFragment } from './price-item.gen.ts';
import styles from './price-summary.module.css';
import { useTaxName } from './use-tax-name.ts';

/** The price of the passengers of one type: fare and each tax of one of them, and what they cost together. */
export function PriceItem({ item }: { item: PriceItemFragment }) {
  const taxName = useTaxName();
  const { passengerType, count, fare, taxes, total } = item;
  return (
    <section className={styles.item}>
      <h3 className={`${styles.row} ${styles.who}`}>
        <span>
          <FormattedMessage id="price-summary.party" values={{ type: passengerType, count }} />
        </span>{' '}
        <Money value={total} />
      </h3>
      {count > 1 && (
        <p className={styles.each}>
          <FormattedMessage id="price-summary.each" />
        </p>
      )}
      <dl className={styles.lines}>
        <div className={styles.row}>
          <dt>
            <FormattedMessage id="price-summary.fare" />
          </dt>
          <dd>
            <Money value={fare} />
          </dd>
        </div>
        {taxes.map(({ code, amount }) => (
          <div key={code} className={styles.row}>
            <dt>
              {taxName(code)} <span className={styles.code}>{code}</span>
            </dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
