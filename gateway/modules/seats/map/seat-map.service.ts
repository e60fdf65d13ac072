import type { CabinPlanModel, RowModel } from '#gateway/modules/aircraft/seat-plan.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import {
  findPassengers,
  type SeatPassenger,
  seatPassengers,
} from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { SeatMapErrorCode } from '#gateway/resolvers.gen.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { handledProblems } from '#schema/rules/after-sale/fellow-passengers.ts';
import { type SeatStatus, seatsOfFlight, statusesOn, type ZonedSeat } from './flight-seats.ts';

/** The seats of a flight at an instant, for passengers; empty where the question was wrong. */
export type SeatMapModel = {
  readonly asOf: Date;
  readonly flight: DatedFlight | null;
  readonly passengers: readonly SeatPassenger[];
  readonly seats: ReadonlyMap<string, ZonedSeat>;
  readonly statuses: ReadonlyMap<string, SeatStatus>;
  readonly userErrors: readonly UserFault<SeatMapErrorCode>[];
};

/** A row of a map. */
export type SeatMapRowModel = { readonly row: RowModel; readonly map: SeatMapModel };

/** A seat of a map. */
export type FlightSeatModel = { readonly zoned: ZonedSeat; readonly map: SeatMapModel };

/** A cabin of a map. */
export type SeatMapCabinModel = { readonly cabin: CabinPlanModel; readonly map: SeatMapModel };

type Fault = UserFault<SeatMapErrorCode>;

/** A question for a map, its ids read. */
type SeatMapQuestion = {
  /** `flightId` of the flight. */
  readonly flight: string;
  /** Global ids. */
  readonly passengerSegmentIds: readonly string[];
};

/** The key of the flight of a segment. */
export const flightOf = ({ segment }: PassengerSegmentView): string =>
  flightId({ flightNumber: segment.flightNumber, date: segment.departureDate });

const pathTo = (index: number | null): string[] =>
  index === null ? ['passengerSegmentIds'] : ['passengerSegmentIds', String(index)];

function flightFaults(flight: DatedFlight | null, now: Date): Fault[] {
  if (!flight) return [{ code: 'FLIGHT_UNKNOWN', path: ['flightId'] }];
  return now >= flight.departure.instant ? [{ code: 'FLIGHT_LEFT', path: ['flightId'] }] : [];
}

function passengerFaults(found: readonly (PassengerSegmentView | null)[], flight: string): Fault[] {
  const missing = found.flatMap((one, index): Fault[] =>
    one ? [] : [{ code: 'PASSENGER_NOT_FOUND', path: pathTo(index) }],
  );
  if (missing.length > 0 || found.length === 0) return missing;
  const elsewhere = found.flatMap((one, index): Fault[] =>
    one && flightOf(one) !== flight ? [{ code: 'DIFFERENT_FLIGHTS', path: pathTo(index) }] : [],
  );
  const many = handledProblems(
    found.flatMap((one) =>
      one ? [{ flightId: flight, orderId: one.segment.order.id, type: one.passenger.type }] : [],
    ),
    new Set(),
  ).flatMap(({ code, index }): Fault[] =>
    code === 'TOO_MANY_FELLOW_PASSENGERS' ? [{ code, path: pathTo(index) }] : [],
  );
  return [...elsewhere, ...many];
}

const withoutSeats = (userErrors: readonly Fault[], now: Date): SeatMapModel => ({
  asOf: now,
  flight: null,
  passengers: [],
  seats: new Map(),
  statuses: new Map(),
  userErrors,
});

/** Who may sit where on a flight, now: for passengers whom the viewer sees, or for none. */
export async function seatMap(
  sources: SeatDependencies,
  { flight: key, passengerSegmentIds }: SeatMapQuestion,
  viewer: ActorOrAirline,
  now: Date,
): Promise<SeatMapModel> {
  const flight = sources.flights.segment(key);
  const found = await findPassengers(sources.orders, passengerSegmentIds, viewer, now);
  const userErrors = [...flightFaults(flight, now), ...passengerFaults(found, key)];
  if (!flight || userErrors.length > 0) return withoutSeats(userErrors, now);
  const seated = found.flatMap((one) => (one && one.passenger.type !== 'INF' ? [one] : []));
  try {
    return {
      asOf: now,
      flight,
      passengers: await seatPassengers(sources, seated, now),
      seats: seatsOfFlight(sources, flight),
      statuses: await statusesOn(sources, flight, now),
      userErrors,
    };
  } catch (fault) {
    if (!(fault instanceof DepartureControlError)) throw fault;
    return withoutSeats([{ code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] }], now);
  }
}
