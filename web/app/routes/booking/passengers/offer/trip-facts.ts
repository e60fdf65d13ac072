import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { routeKindsOf } from '#schema/rules/flights/route-kinds.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import type { TripFactsFragment } from './trip-facts.gen.ts';

const dayOf = ({ local }: { readonly local: string }): LocalDate => local.slice(0, 10);

/** Reads them from an offer, as the gateway does when it is ordered. */
export function tripFactsOf({ bounds, party }: TripFactsFragment): TripFacts {
  const segments = bounds.flatMap(({ itinerary }) => itinerary.segments);
  const [first, ...later] = segments.map(({ departure }) => dayOf(departure));
  const last = segments.at(-1);
  if (!first || !last) throw new Error('An offer without flights');
  return {
    days: [first, ...later],
    lastArrivalDay: dayOf(last.arrival),
    routeKinds: routeKindsOf(
      segments.map(({ origin, destination }) => ({
        originCountry: origin.country,
        destinationCountry: destination.country,
      })),
    ),
    party,
  };
}
