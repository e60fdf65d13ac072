import { FlightArticle } from '#web/app/components/flight-results/list/flight-article.tsx';
import type { ItineraryDetailFragment } from '#web/app/components/itinerary/itinerary-detail.gen.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

type SoldOutFlightProps = {
  itinerary: ItineraryDetailFragment;
  query: Pick<FlightQuery, 'party' | 'cabin'>;
};

/**
 * A flight of the day that has too few seats for the party. A traveller who knows it sees why it
 * cannot be chosen.
 */
export function SoldOutFlight({ itinerary, query: { party, cabin } }: SoldOutFlightProps) {
  const seats = party.adults + party.children;
  return (
    <FlightArticle
      itinerary={itinerary}
      flightKey=""
      price={<FormattedMessage id="booking-search.soldOut" values={{ seats, cabin }} />}
    />
  );
}
