import { FormattedMessage } from 'react-intl';
import type { ItineraryLineFragment } from './itinerary-line.gen.ts';

/** "Direct", or how many stops and where. */
export function StopsText({ stops }: Pick<ItineraryLineFragment, 'stops'>) {
  if (stops.length === 0) return <FormattedMessage id="itinerary.direct" />;
  const places = stops.map(({ airport }) => airport.code).join(', ');
  return <FormattedMessage id="itinerary.stops" values={{ count: stops.length, places }} />;
}
