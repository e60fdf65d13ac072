import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';

/** What operations control knows of flights, by `flightId`. */
export type KnownFlights = ReadonlyMap<string, FlightOperation>;

/** What operations control knows of the flights of a bound. */
export async function knownOn(
  { orders, operations }: Pick<AirlineChangeDependencies, 'orders' | 'operations'>,
  order: Order,
  boundIndex: number,
  now: Date,
): Promise<KnownFlights> {
  const flights = order.segments
    .filter((segment) => segment.boundIndex === boundIndex)
    .map((segment) => orders.flights.flightOf(segment));
  const known = await operations.of(flights, now);
  return new Map(known.map((operation) => [flightId(operation.flight), operation]));
}
