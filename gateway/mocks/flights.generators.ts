import { BRAND } from '#schema/codes/base/brand.ts';
import { daysBetween } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { TypeGenerator } from './generator.ts';
import { airportAt, localized, momentAt, PLACES, type Place } from './places.ts';
import { SeededRandom } from './seeded-random.ts';

const CARRIER = { code: BRAND.carrierCode, name: localized(BRAND.name) };

/** Two orders for those who begin: one to pay, and one that is paid and leaves tomorrow. */
export const KNOWN_ORDERS = { unpaid: 'UNPA2D', ticketed: 'ABC234' };

const DAY_MILLISECONDS = 86_400_000;
/** Between there and back. */
const NIGHTS = 5;

/** An instant in the coming weeks, in steps of five minutes. */
export function instantAhead(dice: SeededRandom, now: Date): Date {
  const midnight = Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const days = dice.between(20, 60) * DAY_MILLISECONDS;
  return new Date(midnight + days + dice.between(0, 287) * 300_000);
}

/** Two places between which one flies. */
function pickWay(dice: SeededRandom): readonly [Place, Place] {
  const origin = dice.pick(PLACES);
  return [origin, dice.pick(PLACES.filter((place) => place !== origin))];
}

/** A flight that leaves at an instant. */
export function segmentAt(dice: SeededRandom, departure: Date, way = pickWay(dice)) {
  const [origin, destination] = way;
  const durationMinutes = dice.between(19, 150) * 5;
  const arrival = addMinutes(departure, durationMinutes);
  return {
    flightNumber: `${BRAND.carrierCode}${dice.between(100, 899)}`,
    origin: airportAt(origin),
    destination: airportAt(destination),
    departure: momentAt(departure, origin.zone),
    arrival: momentAt(arrival, destination.zone),
    durationMinutes,
    marketedBy: CARRIER,
    operatedBy: CARRIER,
    departureTerminal: origin.code === 'PVG' ? 'T1' : null,
    arrivalTerminal: destination.code === 'PVG' ? 'T1' : null,
  };
}

/** Thirty hours from now: check-in is open. */
const tomorrow = (now: Date): Date =>
  addMinutes(new Date(Math.floor(now.getTime() / 300_000) * 300_000), 30 * 60);

/**
 * One of the flights of an order, there or back: the same from whichever object of the order it is
 * asked.
 */
export function segmentOfOrder(order: string, index: number, now: Date) {
  const trip = new SeededRandom(`trip ${order}`);
  const [origin, destination] = pickWay(trip);
  const departure = order === KNOWN_ORDERS.ticketed ? tomorrow(now) : instantAhead(trip, now);
  return index === 0
    ? segmentAt(new SeededRandom(`there ${order}`), departure, [origin, destination])
    : segmentAt(
        new SeededRandom(`back ${order}`),
        new Date(departure.getTime() + NIGHTS * DAY_MILLISECONDS),
        [destination, origin],
      );
}

const segment: TypeGenerator = (dice, now, key) => {
  const [, order = '', index = ''] = /^(\w+)\.(\d)$/.exec(key) ?? [];
  return order
    ? segmentOfOrder(order, Number(index), now)
    : segmentAt(dice, instantAhead(dice, now));
};

/** The itinerary of a single flight. */
export function itineraryOf(flown: ReturnType<typeof segmentAt> & { readonly id?: string }) {
  const { departure, arrival, durationMinutes } = flown;
  const dayShift = daysBetween(dayOf(departure.local), dayOf(arrival.local));
  return { segments: [flown], transfers: [], departure, arrival, durationMinutes, dayShift };
}

const dayOf = (local: string) => local.slice(0, 10);

const itinerary: TypeGenerator = (dice, now) =>
  itineraryOf(segmentAt(dice, instantAhead(dice, now)));

/** Flights: places, wall clocks and durations are consistent. */
export const flightGenerators: Record<string, TypeGenerator> = {
  FlightSegment: segment,
  Itinerary: itinerary,
};
