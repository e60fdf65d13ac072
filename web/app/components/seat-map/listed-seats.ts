import {
  type LiveStates,
  type MapPrice,
  pricesFor,
  type SeatForPassenger,
  seatFor,
  stateNow,
  type Zone,
} from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';
import { placesOf, type SeatPlace } from './seat-places.ts';

/** What one looks for in the list of seats. */
export const SEAT_FILTERS = ['WINDOW', 'AISLE', 'LEG_ROOM', 'TOGETHER'] as const;
export type SeatFilter = (typeof SEAT_FILTERS)[number];

export type ListedSeat = SeatForPassenger;

/** The seats of a zone that a passenger may have. */
export type ListedZone = {
  readonly zone: Zone;
  readonly price: MapPrice['price'] | null;
  readonly seats: readonly ListedSeat[];
};

export type SeatListFacts = {
  readonly map: SeatMapViewFragment;
  readonly passengerId: string | null;
  readonly chosen: ReadonlyMap<string, string>;
  readonly live: LiveStates;
};

const besides = (a: SeatPlace, b: SeatPlace): boolean =>
  a.row === b.row && a.group === b.group && Math.abs(a.place - b.place) === 1;

/** The seats that a passenger may have or has, zone by zone, as far as they pass every filter. */
export function listedSeats(
  { map, passengerId, chosen, live }: SeatListFacts,
  filters: readonly SeatFilter[],
): ListedZone[] {
  const prices = pricesFor(map, passengerId);
  const ids = map.passengerSegments.map(({ id }) => id);
  const holders = new Map([...chosen].map(([id, number]) => [number, ids.indexOf(id) + 1]));
  const places = placesOf(map);
  const had = places.map((place) => ({
    place,
    facts: seatFor(
      place.seat,
      passengerId,
      prices,
      stateNow(place.seat, live),
      holders.get(place.seat.seat.number) ?? null,
    ),
  }));
  const open = had.filter(({ facts: { state } }) => state === 'FREE' || state === 'SELECTED');
  const others = open.filter(
    ({ facts }) => facts.chosenFor !== null && ids[facts.chosenFor - 1] !== passengerId,
  );
  // beside those of the party who sit already; until one does, beside another seat that is open
  const company = others.length > 0 ? others : open;
  const passes: Readonly<Record<SeatFilter, (one: (typeof open)[number]) => boolean>> = {
    WINDOW: ({ place }) => place.seat.seat.position === 'WINDOW',
    AISLE: ({ place }) => place.seat.seat.characteristics.includes('AISLE'),
    LEG_ROOM: ({ facts }) => facts.seat.zone === 'LEG_SPACE' || facts.seat.zone === 'EXIT_ROW',
    TOGETHER: ({ place }) => company.some((other) => besides(place, other.place)),
  };
  const listed = open.filter((one) => filters.every((filter) => passes[filter](one)));
  const zones = Map.groupBy(listed, ({ facts }) => facts.seat.zone);
  return [...zones].flatMap(([zone, seats]) =>
    zone ? [{ zone, price: prices.get(zone) ?? null, seats: seats.map(({ facts }) => facts) }] : [],
  );
}
