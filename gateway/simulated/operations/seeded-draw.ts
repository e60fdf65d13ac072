import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { chance } from '#gateway/simulated/fares/permille.ts';

/**
 * What chance has in store for one flight on one day: the same on every replica, and whenever it is
 * asked.
 */
export function seededDraw(flight: FlightKey) {
  const id = flightId(flight);
  const draw = (about: string) => chance(`${id} ${about}`);
  return {
    /** Whether it is one of so many in a thousand. */
    isAmong: (about: string, thousandths: number): boolean => draw(about) < thousandths,
    /** A whole number from `first` to `last`, both included. */
    between: (about: string, first: number, last: number): number =>
      first + (draw(about) % (last - first + 1)),
    /** One of several. */
    pick: <Item>(about: string, from: readonly [Item, ...Item[]]): Item =>
      from[draw(about) % from.length] ?? from[0],
  };
}
