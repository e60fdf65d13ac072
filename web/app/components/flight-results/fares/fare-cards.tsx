import { ConditionMark } from '#web/app/components/fare-conditions/condition-mark.tsx';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import {
  type ConditionLine,
  useConditions,
} from '#web/app/components/fare-conditions/use-conditions.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './fare-cards.module.css';
import type { FaresProps } from './fare-column.ts';
import { SeatsLeft } from './seats-left.tsx';

/** What most travellers ask first; the rest unfolds. */
const ASKED_FIRST = 4;

function Lines({ lines }: { lines: readonly ConditionLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ condition, label, value, tone }) => (
        <div key={condition} className={styles.line}>
          <dt>{label}</dt>
          <dd>
            <ConditionMark tone={tone} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same fares as the table, one below the other: for telephones. */
export function FareCards({ fares }: FaresProps) {
  const brandName = useBrandName();
  const conditions = useConditions();
  return (
    <ul className={styles.cards}>
      {fares.map((fare) => {
        const lines = conditions(fare.brand);
        return (
          <li key={fare.brand.code} className={styles.card}>
            <div className={styles.head}>
              <h5 className={styles.brand}>{brandName(fare.brand)}</h5>
              {fare.price}
            </div>
            <SeatsLeft seats={fare.seatsLeft} />
            <Lines lines={lines.slice(0, ASKED_FIRST)} />
            <details className={styles.more}>
              <summary>
                <FormattedMessage id="flight-results.moreConditions" />
              </summary>
              <Lines lines={lines.slice(ASKED_FIRST)} />
            </details>
            {fare.choice}
          </li>
        );
      })}
    </ul>
  );
}
