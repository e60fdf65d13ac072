import { useIntl } from 'react-intl';
import type { TripType } from '#schema/codes/flights/trip-types.ts';

/**
 * What a bound is called: one way, outbound, return, or by its number; `index` counts from 0.
 * Texts: `itinerary`.
 */
export function useBoundLabel(): (tripType: TripType, index: number) => string {
  const intl = useIntl();
  return (tripType, index) => {
    if (tripType === 'MULTI_CITY')
      return intl.formatMessage({ id: 'itinerary.boundNumber' }, { number: index + 1 });
    if (tripType === 'ONE_WAY') return intl.formatMessage({ id: 'itinerary.oneWay' });
    return intl.formatMessage({ id: index === 0 ? 'itinerary.outbound' : 'itinerary.inbound' });
  };
}
