import { FormattedList, FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FareConditions } from '#web/app/components/fare-conditions/fare-conditions.tsx';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import type { FareRulesFragment } from '#web/app/routes/booking/passengers/offer/fare-rules.gen.ts';
import styles from './reading.module.css';

const POINTS = ['ticket', 'documents', 'checkIn', 'changes', 'baggage', 'liability'] as const;

/** The essence of the conditions of carriage, and the rules of each fare that is being bought. */
export function ConditionsText({ offer: { bounds, tripType } }: { offer: FareRulesFragment }) {
  const boundLabel = useBoundLabel();
  const brandName = useBrandName();
  const brands = bounds
    .filter(({ brand }, at) => bounds.findIndex((one) => one.brand.id === brand.id) === at)
    .map(({ brand }) => {
      const sold = bounds.filter((bound) => bound.brand.id === brand.id);
      return [brand, sold.map(({ index }) => index)] as const;
    });
  const values = {
    years: LIMITS.ticketValidityYears,
    closes: LIMITS.checkInClosesMinutes,
    workingDays: LIMITS.refundWorkingDays,
    phone: BRAND.phone.display,
  };
  return (
    <div className={styles.reading}>
      <h3>
        <FormattedMessage id="booking-passengers.conditions.fares" />
      </h3>
      {brands.map(([brand, indexes]) => (
        <section key={brand.id}>
          <h4>
            <FormattedList type="unit" value={indexes.map((at) => boundLabel(tripType, at))} />
            {' · '}
            {brandName(brand)}
          </h4>
          <FareConditions brand={brand} />
        </section>
      ))}
      <h3>
        <FormattedMessage id="booking-passengers.conditions.carriage" />
      </h3>
      <ul>
        {POINTS.map((point) => (
          <li key={point}>
            <FormattedMessage id={`booking-passengers.conditions.${point}`} values={values} />
          </li>
        ))}
      </ul>
    </div>
  );
}
