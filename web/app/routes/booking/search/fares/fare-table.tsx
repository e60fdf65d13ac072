import { FormattedMessage } from 'react-intl';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { ConditionMark } from '#web/app/components/fare-conditions/condition-mark.tsx';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { CONDITIONS, useConditions } from '#web/app/components/fare-conditions/use-conditions.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { FareChoice } from './fare-choice.tsx';
import type { FareOptionFragment } from './fare-option.gen.ts';
import styles from './fare-table.module.css';
import { PriceDifference } from './price-difference.tsx';
import { PriceForParty } from './price-for-party.tsx';
import { SeatsLeft } from './seats-left.tsx';

export type FaresProps = {
  fares: readonly FareOptionFragment[];
  optionId: string;
  index: number;
  count: number;
  party: PartyCounts;
};

/** The fare brands of one flight side by side: price, what each allows, and the choice. For wide screens. */
export function FareTable({ fares, party, ...choice }: FaresProps) {
  const brandName = useBrandName();
  const conditions = useConditions();
  const columns = fares.map(({ brand }) => conditions(brand));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="booking-search.compare" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {fares.map((fare) => (
            <th key={fare.brand.code} scope="col">
              <span className={styles.brand}>{brandName(fare.brand)}</span>
              <PriceForParty perAdult={fare.perAdult} total={fare.total} party={party} />
              <PriceDifference fare={fare} lowest={fares[0]} />
              <SeatsLeft seats={fare.seatsLeft} />
            </th>
          ))}
        </tr>
        <tr>
          <td />
          {fares.map((fare) => (
            <td key={fare.brand.code}>
              <FareChoice fare={fare} {...choice} />
            </td>
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
