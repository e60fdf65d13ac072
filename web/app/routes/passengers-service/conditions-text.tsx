import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/brand.ts';
import { LIMITS } from '#schema/codes/limits.ts';
import { FareConditions } from '../../components/fare-conditions/fare-conditions.tsx';
import { useBrandName } from '../../components/fare-conditions/use-brand-name.ts';
import { useBoundLabel } from '../../components/itinerary/use-bound-label.ts';
import type { FareRulesFragment } from './fare-rules.gen.ts';
import styles from './reading.module.css';

const POINTS = ['ticket', 'documents', 'checkIn', 'changes', 'baggage', 'liability'] as const;

/** The essence of the conditions of carriage, and the rules of each fare that is being bought. */
export function ConditionsText({ offer: { bounds, tripType } }: { offer: FareRulesFragment }) {
  const boundLabel = useBoundLabel();
  const brandName = useBrandName();
  const values = {
    years: LIMITS.ticketValidityYears,
    closes: LIMITS.checkInClosesMinutes,
    workingDays: LIMITS.refundWorkingDays,
    phone: BRAND.phone.display,
  };
  return (
    <div className={styles.reading}>
      <h3>
        <FormattedMessage id="passengers-service.conditions.fares" />
      </h3>
      {bounds.map(({ index, brand }) => (
        <section key={index}>
          <h4>
            {boundLabel(tripType, index)} · {brandName(brand)}
          </h4>
          <FareConditions brand={brand} />
        </section>
      ))}
      <h3>
        <FormattedMessage id="passengers-service.conditions.carriage" />
      </h3>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>
            <FormattedMessage id={`passengers-service.conditions.${point}`} values={values} />
          </li>
        ))}
      </ul>
    </div>
  );
}
