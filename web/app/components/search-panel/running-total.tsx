import { useInReaderCurrency } from '#web/app/components/converted-price/use-in-chosen-currency.ts';
import type { CellMoney } from '#web/app/components/price-calendar/cell-price.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './dates-dialog.module.css';

export type RunningTotalProps = { there: CellMoney | null; both: CellMoney | null };

/** What the days chosen so far cost at least: the way there, then both ways. */
export function RunningTotal({ there, both }: RunningTotalProps) {
  const total = both ?? there;
  const about = useInReaderCurrency(total);
  if (!total) return null;
  return (
    <span className={styles.runningTotal}>
      <FormattedMessage
        id={both ? 'search-panel.bothWays' : 'search-panel.outboundFrom'}
        values={{
          price: (
            <strong>
              <Money value={total} />
            </strong>
          ),
        }}
      />
      {about && (
        <>
          {' '}
          <FormattedMessage
            id="converted-price.about"
            values={{ amount: <Money value={about} /> }}
          />
        </>
      )}
    </span>
  );
}
