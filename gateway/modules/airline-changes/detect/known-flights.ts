import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { FlightOperation } from '#gateway/ports/operations/operations.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** Whether a flight has other times, airports or another aircraft than a segment. */
export const isReplanned = (
  { orders }: Pick<AirlineChangeDependencies, 'orders'>,
  segment: OrderSegment,
  flight: DatedFlight,
): boolean =>
  segment.departsAt.getTime() !== flight.departure.instant.getTime() ||
  segment.arrivesAt.getTime() !== flight.arrival.instant.getTime() ||
  segment.origin !== flight.origin.code ||
  segment.destination !== flight.destination.code ||
  orders.flights.flightOf(segment).aircraft.code !== flight.aircraft.code;

export const later = (a: Date, b: Date | undefined): Date => (b && b > a ? b : a);

/** The shortest change from one flight to another, in minutes. */
function changeMinutes(a: DatedFlight, b: DatedFlight): number {
  const { domestic, international } = LIMITS.minimumConnectionMinutes;
  return a.kind === 'DOMESTIC' && b.kind === 'DOMESTIC' ? domestic : international;
}

/** What is known of the flight before: with it a connection holds or does not. */
export type Earlier = { readonly flight: DatedFlight; readonly arrivesAt: Date };

/** When a flight leaves, as far as it is known. */
export const leavesAt = ({ flight, departure }: FlightOperation): Date =>
  later(flight.departure.instant, departure.estimated?.instant);

/** When it arrives. */
export const arrivesAt = ({ flight, arrival }: FlightOperation): Date =>
  later(flight.arrival.instant, arrival.onBlock?.instant ?? arrival.estimated?.instant);

/** From when on a flight can be reached from the one before it; null for the first one. */
export const reachableFrom = (earlier: Earlier | null, flight: DatedFlight): Date | null =>
  earlier && addMinutes(earlier.arrivesAt, changeMinutes(earlier.flight, flight));

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
