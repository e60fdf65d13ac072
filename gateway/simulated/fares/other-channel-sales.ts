import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { chance, permille } from './permille.ts';

/**
 * In thousandths: how many flights are full, how many have a few seats left, and how loaded the
 * others are.
 */
const FULL = 15;
const NEARLY_FULL = 55;
const LOAD = { from: 180, to: 860 };
const FEW_SEATS = 4;

function workOut(flight: DatedFlight, cabin: Cabin): number {
  const seats = flight.aircraft.seats[cabin];
  const id = `${flightId(flight)}${cabin}`;
  const luck = chance(id);
  if (luck < FULL) return seats;
  if (luck < NEARLY_FULL) return seats - 1 - (luck % FEW_SEATS);
  return permille(seats, LOAD.from + permille(LOAD.to - LOAD.from, chance(`${id}load`)));
}

const kept = new WeakMap<DatedFlight, Partial<Record<Cabin, number>>>();

/**
 * Seats that agencies and partners have sold of a flight: the same whenever it is asked, so that
 * every replica starts its counter at the same number. A search asks three times for each fare, so
 * it is cached for as long as the timetable holds the flight.
 */
export function soldByOtherChannels(flight: DatedFlight, cabin: Cabin): number {
  const known = kept.get(flight) ?? {};
  const sold = known[cabin] ?? workOut(flight, cabin);
  if (known[cabin] === undefined) kept.set(flight, { ...known, [cabin]: sold });
  return sold;
}
