import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { ItineraryLineFragment } from './itinerary-line.gen.ts';

/** "Direct", or how many stops and where. */
export function StopsText({ transfers }: Pick<ItineraryLineFragment, 'transfers'>) {
  if (transfers.length === 0) return <FormattedMessage id="itinerary.direct" />;
  const places = transfers.map(({ airport }) => airport.code).join(', ');
  return <FormattedMessage id="itinerary.stops" values={{ count: transfers.length, places }} />;
}
