import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { seatsOfFlight, statusesOn, statusIn } from '#gateway/modules/seats/map/flight-seats.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { giveSeats } from './given-seats.builder.ts';

type Makings = Pick<SeatDependencies, 'db' | 'aircraft'>;

const departureControl = createSimulatedDepartureControl();
/** The first free seat beside an exit of economy class; null where all are taken. */
export async function freeExitSeat(
  makings: Makings,
  flight: DatedFlight,
  now: Date,
): Promise<string | null> {
  const statuses = await statusesOn({ ...makings, departureControl }, flight, now);
  const found = [...seatsOfFlight(makings, flight)].find(
    ([number, { seat, zone }]) =>
      zone === 'EXIT_ROW' &&
      seat.cabin === 'ECONOMY' &&
      statusIn(statuses, number).state === 'FREE',
  );
  return found?.[0] ?? null;
}

/**
 * Gives the first passenger of an order a seat beside an exit on its first flight, free of charge;
 * its number.
 */
export async function sitBesideExit(
  makings: Makings & { readonly orders: Pick<OrderService, 'flights'> },
  order: Order,
  now: Date,
): Promise<string> {
  const [segment] = order.segments;
  if (!segment) throw new Error('no flight to sit on');
  const flight = makings.orders.flights.flightOf(segment);
  const seatNumber = await freeExitSeat(makings, flight, now);
  if (!seatNumber) throw new Error('no seat beside an exit is free');
  await giveSeats(makings.db, order, [seatNumber], now);
  return seatNumber;
}
