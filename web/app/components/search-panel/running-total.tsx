import { FormattedMessage } from 'react-intl';
import type { CellMoney } from '#web/app/components/price-calendar/cell-price.ts';
import { inWholeUnits, isConverted } from '#web/app/i18n/format/display-currency.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import styles from './dates-dialog.module.css';

export type RunningTotalProps = { there: CellMoney | null; both: CellMoney | null };

/** What the days chosen so far cost at least: the way there, then both ways. */
export function RunningTotal({ there, both }: RunningTotalProps) {
  const total = both ?? there;
  if (!total) return null;
  const isApproximate = isConverted(total.currency);
  return (
    <span className={styles.runningTotal}>
      <FormattedMessage
        id={both ? 'search-panel.bothWays' : 'search-panel.outboundFrom'}
        values={{
          price: (
            <strong>
              {isApproximate && '≈ '}
              <Money value={isApproximate ? inWholeUnits(total) : total} />
            </strong>
          ),
        }}
      />
    </span>
  );
}
