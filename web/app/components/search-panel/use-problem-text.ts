import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { SearchProblemCode } from './search-problems.ts';

const TEXTS = {
  ORIGIN_REQUIRED: 'search-panel.problem.originRequired',
  DESTINATION_REQUIRED: 'search-panel.problem.destinationRequired',
  DATE_REQUIRED: 'search-panel.problem.dateRequired',
  RETURN_DATE_REQUIRED: 'search-panel.problem.returnDateRequired',
  SAME_PLACE: 'search-panel.problem.samePlace',
  DATE_IN_PAST: 'search-panel.problem.dateInPast',
  DATE_BEYOND_HORIZON: 'search-panel.problem.dateBeyondHorizon',
  BOUNDS_OUT_OF_ORDER: 'search-panel.problem.boundsOutOfOrder',
  PARTY_TOO_LARGE: 'search-panel.problem.partyTooLarge',
  ADULT_REQUIRED: 'search-panel.problem.adultRequired',
  PARTY_COUNT_INVALID: 'search-panel.problem.adultRequired',
  TOO_MANY_INFANTS: 'search-panel.problem.tooManyInfants',
  TOO_MANY_DEPENDANTS: 'search-panel.problem.tooManyDependants',
  NONE_LEFT: 'search-panel.problem.noneLeft',
} as const satisfies Record<SearchProblemCode | 'NONE_LEFT', `search-panel.problem.${string}`>;

/** The sentence for a problem of a search, in the user's language; it says what to do. */
export function useProblemText(): (code: keyof typeof TEXTS) => string {
  const intl = useIntl();
  return (code) =>
    intl.formatMessage(
      { id: TEXTS[code] },
      {
        days: LIMITS.bookingHorizonDays,
        travellers: LIMITS.travellersPerBooking,
        dependants: LIMITS.dependantsPerGuardian,
        phone: BRAND.phone.display,
      },
    );
}
