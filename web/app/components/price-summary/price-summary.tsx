import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConvertedNote } from '#web/app/components/reader-price/converted-note.tsx';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { PriceItem } from './price-item.tsx';
import type { PriceSummaryFragment } from './price-summary.gen.ts';
import styles from './price-summary.module.css';
import { PriceTotals } from './price-totals.tsx';

export type PriceSummaryProps = {
  price: PriceSummaryFragment;
  /** Below 1024 px the lines are folded away behind a button; the total is always seen. */
  collapsible?: boolean;
  /** Under the total: until when it is held, for instance. */
  note?: ReactNode;
};

/** A price line by line, whose lines add up to the total. Texts: `price-summary`. */
export function PriceSummary({ price, collapsible = false, note }: PriceSummaryProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          <FormattedMessage id="price-summary.title" />
        </h2>
        {collapsible && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}-lines`}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage id={open ? 'price-summary.hide' : 'price-summary.show'} />
            <Icon name="chevron-down" />
          </button>
        )}
      </div>
      <div id={`${id}-lines`} className={collapsible && !open ? styles.folded : ''}>
        {price.items.map((item) => (
          <PriceItem key={item.passengerType} item={item} />
        ))}
        <PriceTotals price={price} />
      </div>
      <p className={styles.total}>
        <span>
          <FormattedMessage id="price-summary.total" />
        </span>{' '}
        <strong className={styles.figure}>
          <Money value={price.total} />
        </strong>
        <InReaderCurrency value={price.total} />
      </p>
      <p className={styles.note}>
        <FormattedMessage id="price-summary.allIn" />
        {note && <> {note}</>} <ConvertedNote />
      </p>
    </section>
  );
}
