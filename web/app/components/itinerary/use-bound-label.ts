import { useIntl } from 'react-intl';

export type TripType = 'ONE_WAY' | 'ROUND_TRIP' | 'MULTI_CITY';

/** What a bound is called: outbound, return, or by its number; `index` counts from 0. Texts: `itinerary`. */
export function useBoundLabel(): (tripType: TripType, index: number) => string {
  const intl = useIntl();
  return (tripType, index) => {
    if (tripType === 'MULTI_CITY')
      return intl.formatMessage({ id: 'itinerary.boundNumber' }, { number: index + 1 });
    return intl.formatMessage({ id: index === 0 ? 'itinerary.outbound' : 'itinerary.inbound' });
  };
}
