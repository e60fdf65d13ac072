import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedList } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FareConditions } from '#web/app/components/fare-conditions/fare-conditions.tsx';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { FareRulesFragment } from '#web/app/routes/booking/passengers/offer/fare-rules.gen.ts';
import { ReadingList } from './reading-list.tsx';

const POINTS = ['ticket', 'documents', 'checkIn', 'changes', 'baggage', 'liability'] as const;

function Heading({ children }: { children: ReactNode }) {
  return (
    <chakra.h3 marginTop="2" fontWeight="semibold">
      {children}
    </chakra.h3>
  );
}

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
    <Stack gap="3" maxWidth="prose">
      <Heading>
        <FormattedMessage id="booking-passengers.conditions.fares" />
      </Heading>
      {brands.map(([brand, indexes]) => (
        <section key={brand.id}>
          <chakra.h4 marginBottom="2" fontWeight="medium">
            <FormattedList type="unit" value={indexes.map((at) => boundLabel(tripType, at))} />
            {' · '}
            {brandName(brand)}
          </chakra.h4>
          <FareConditions brand={brand} />
        </section>
      ))}
      <Heading>
        <FormattedMessage id="booking-passengers.conditions.carriage" />
      </Heading>
      <ReadingList>
        {POINTS.map((point) => (
          <li key={point}>
            <FormattedMessage id={`booking-passengers.conditions.${point}`} values={values} />
          </li>
        ))}
      </ReadingList>
    </Stack>
  );
}
