import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { segmentFlight } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { routeKindsOf } from '#schema/rules/flights/route-kinds.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';

/** The flights of an offer, in the order they are flown, as an order stores them. */
export const segmentsOfOffer = ({ bounds }: Pick<Offer, 'bounds'>): OrderSegment[] =>
  bounds
    .flatMap((bound) =>
      bound.itinerary.flights.map((flight, place) => ({
        boundIndex: bound.index,
        ...segmentFlight(flight),
        cabin: bound.brand.cabin,
        brand: bound.brand.code,
        fareBasisCode: bound.fareBasisCodes[place] ?? '',
        bookingClass: bound.bookingClasses[place] ?? '',
        aircraft: flight.aircraft.code,
      })),
    )
    .map((segment, index) => ({ index, ...segment }));

/** What the travellers of an offer are judged by. */
export function tripFactsOf(offer: Pick<Offer, 'bounds' | 'party'>): TripFacts {
  const flights = offer.bounds.flatMap(({ itinerary }) => itinerary.flights);
  const [first, ...later] = flights.map(({ departure }) =>
    localDay(departure.instant, departure.zone),
  );
  const last = flights.at(-1)?.arrival;
  if (!first || !last) throw new Error('An offer without flights');
  return {
    days: [first, ...later],
    lastArrivalDay: localDay(last.instant, last.zone),
    routeKinds: routeKindsOf(
      flights.map(({ origin, destination }) => ({
        originCountry: origin.country,
        destinationCountry: destination.country,
      })),
    ),
    party: offer.party,
  };
}
