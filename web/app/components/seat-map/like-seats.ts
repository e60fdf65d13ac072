import { type LiveStates, pricesFor, seatFor, stateNow } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';
import { placesOf, type SeatPlace } from './seat-places.ts';

/** A row away is as far as three seats. */
const distance = (a: SeatPlace, b: SeatPlace): number =>
  3 * Math.abs(a.row - b.row) + Math.abs(a.place - b.place);

/**
 * The free seats that are most like one that was lost: of the same price first, then of the same
 * position, then the nearest.
 * @param without seats that the rest of the party has chosen
 */
export function likeSeats(
  map: SeatMapViewFragment,
  lost: string,
  passengerId: string,
  live: LiveStates,
  without: ReadonlySet<string>,
  limit = 3,
): string[] {
  const places = placesOf(map);
  const from = places.find(({ seat }) => seat.seat.number === lost);
  if (!from) return [];
  const prices = pricesFor(map, passengerId);
  const priceOf = ({ seat }: SeatPlace) => (seat.zone && prices.get(seat.zone)?.total.amount) ?? 0;
  const unlike = (one: SeatPlace): number =>
    (priceOf(one) === priceOf(from) ? 0 : 100) +
    (one.seat.seat.position === from.seat.seat.position ? 0 : 10);
  return places
    .filter(({ seat }) => seat.seat.number !== lost && !without.has(seat.seat.number))
    .filter(
      ({ seat }) => seatFor(seat, passengerId, prices, stateNow(seat, live), null).state === 'FREE',
    )
    .toSorted((a, b) => unlike(a) + distance(a, from) - unlike(b) - distance(b, from))
    .slice(0, limit)
    .map(({ seat }) => seat.seat.number);
}
