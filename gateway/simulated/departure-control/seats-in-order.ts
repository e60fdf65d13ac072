import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { chance } from '#gateway/simulated/fares/permille.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { type PlannedSeat, rowsOf, seatsOfRow } from '#schema/rules/flights/seat-plan.ts';

/**
 * Whom other channels seat sooner: those who like windows and aisles, and those who travel
 * together.
 */
const LIKED: Readonly<Record<PlannedSeat['position'], number>> = {
  WINDOW: 0,
  AISLE: 60,
  MIDDLE: 330,
};
const PARTY_OF_THREE = 3;

/**
 * The seats of a cabin in the order in which other channels give them away: the same on every
 * replica.
 */
export function seatsInOrder(flight: DatedFlight, cabin: Cabin): string[] {
  const { cabins, facilities, airframe } = flight.aircraft;
  const id = flightId(flight);
  return cabins
    .filter((layout) => layout.cabin === cabin)
    .flatMap((layout) =>
      rowsOf(layout).flatMap((row) =>
        seatsOfRow(layout, row, { facilities, wing: airframe.wing }).map(
          ({ number, position }, index) => ({
            number,
            turn:
              chance(`${id}${row.number}.${Math.floor(index / PARTY_OF_THREE)}`) +
              LIKED[position] +
              chance(`${id}${number}`) / 4,
          }),
        ),
      ),
    )
    .sort((a, b) => a.turn - b.turn || (a.number < b.number ? -1 : 1))
    .map(({ number }) => number);
}
