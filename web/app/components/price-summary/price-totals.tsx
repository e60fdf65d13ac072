import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import type { PriceSummaryFragment } from './price-summary.gen.ts';
import styles from './price-summary.module.css';

function Row({ label, value }: { label: ReactNode; value: PriceSummaryFragment['total'] }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  );
}

/** Fares, taxes and fees of all; they add up to the total. Fees are left out while there are none. */
export function PriceTotals({ price }: { price: PriceSummaryFragment }) {
  return (
    <dl className={`${styles.lines} ${styles.totals}`}>
      <Row label={<FormattedMessage id="price-summary.fareTotal" />} value={price.fareTotal} />
      <Row label={<FormattedMessage id="price-summary.taxTotal" />} value={price.taxTotal} />
      {price.feeTotal.amount !== 0 && (
        <Row label={<FormattedMessage id="price-summary.feeTotal" />} value={price.feeTotal} />
      )}
    </dl>
  );
}
