import {
  seatsOfFlight,
  statusesOn,
  statusIn,
  type ZonedSeat,
} from '#gateway/modules/seats/map/flight-seats.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { TestOrders } from '#gateway/scenarios/test-orders.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';

/**
 * The seats of a zone on a flight that neither other channels nor this site have given, by number.
 */
export async function freeSeatsOf(
  desk: Pick<TestOrders, 'db' | 'aircraft'>,
  flight: DatedFlight,
  zone: SeatZone,
  now: Date,
): Promise<[string, ZonedSeat][]> {
  const sources = { db: desk.db, departureControl: createSimulatedDepartureControl() };
  const statuses = await statusesOn(sources, flight, now);
  return [...seatsOfFlight(desk, flight)].filter(
    ([number, seat]) => seat.zone === zone && statusIn(statuses, number).state === 'FREE',
  );
}
