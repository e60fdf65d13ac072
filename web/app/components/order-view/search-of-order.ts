import type { LocalDate } from '#schema/rules/local-date.ts';
import type { DraftBound, SearchDraft } from '../search-panel/search-draft.ts';
import type { OrderSearchFragment } from './order-search.gen.ts';

type Bound = OrderSearchFragment['bounds'][number];

const dayOf = ({ itinerary }: Bound) => itinerary.departure.local.slice(0, 10) as LocalDate;

const draftOf = (bound: Bound): DraftBound => ({
  origin: bound.itinerary.segments[0]?.origin.code ?? null,
  destination: bound.itinerary.segments.at(-1)?.destination.code ?? null,
  date: dayOf(bound),
});

/** The search that leads to the flights of an order again: its places, days, party and cabin. */
export const searchOfOrder = ({
  tripType,
  bounds,
  passengers,
}: OrderSearchFragment): SearchDraft => {
  const count = (type: OrderSearchFragment['passengers'][number]['type']) =>
    passengers.filter((passenger) => passenger.type === type).length;
  const [first, back] = bounds;
  const isRoundTrip = tripType === 'ROUND_TRIP';
  return {
    trip: tripType,
    bounds: (isRoundTrip ? bounds.slice(0, 1) : bounds).map(draftOf),
    returnDate: isRoundTrip && back ? dayOf(back) : null,
    party: { adults: count('ADT'), children: count('CHD'), infants: count('INF') },
    cabin: first?.brand.cabin ?? 'ECONOMY',
  };
};
