import { FormattedMessage } from 'react-intl';
import { ConditionMark } from './condition-mark.tsx';
import type { FareConditionsFragment } from './fare-conditions.gen.ts';
import styles from './fare-conditions.module.css';
import { useConditions } from './use-conditions.ts';

/** What one fare brand allows and costs, in words. Texts: `fare-conditions`. */
export function FareConditions({ brand }: { brand: FareConditionsFragment }) {
  const conditions = useConditions();
  return (
    <div className={styles.conditions}>
      <dl className={styles.list}>
        {conditions(brand).map(({ condition, label, value, tone }) => (
          <div key={condition} className={styles.pair}>
            <dt>{label}</dt>
            <dd>
              <ConditionMark tone={tone} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <FormattedMessage id="fare-conditions.perBound" />
      </p>
    </div>
  );
}
