import { ConditionMark } from '#web/app/components/fare-conditions/condition-mark.tsx';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { CONDITIONS, useConditions } from '#web/app/components/fare-conditions/use-conditions.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { FaresProps } from './fare-column.ts';
import styles from './fare-table.module.css';
import { SeatsLeft } from './seats-left.tsx';

/**
 * The fare brands of one flight side by side: price, what each allows, and the choice. For wide
 * screens.
 */
export function FareTable({ fares }: FaresProps) {
  const brandName = useBrandName();
  const conditions = useConditions();
  const columns = fares.map(({ brand }) => conditions(brand));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="flight-results.compare" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {fares.map((fare) => (
            <th key={fare.brand.code} scope="col">
              <span className={styles.brand}>{brandName(fare.brand)}</span>
              {fare.price}
              <SeatsLeft seats={fare.seatsLeft} />
            </th>
          ))}
        </tr>
        <tr>
          <td />
          {fares.map((fare) => (
            <td key={fare.brand.code}>{fare.choice}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {CONDITIONS.map((condition, row) => (
          <tr key={condition}>
            <th scope="row">{columns[0]?.[row]?.label}</th>
            {fares.map((fare, column) => {
              const line = columns[column]?.[row];
              return (
                <td key={fare.brand.code}>
                  {line && <ConditionMark tone={line.tone} />}
                  {line?.value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
