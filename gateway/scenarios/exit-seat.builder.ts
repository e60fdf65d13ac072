import { inTransaction } from '#gateway/database/transaction.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { takeSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { seatsOfFlight, standingIn, standingsOn } from '#gateway/modules/seats/map/flight-seats.ts';
import type { SeatSources } from '#gateway/modules/seats/seat-sources.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';

type Makings = Pick<SeatSources, 'db' | 'aircraft'>;

const departureControl = createSimulatedDepartureControl();
const FREE = zeroMoney(BRAND.currency);
const NO_PRICE = {
  ...{ list: FREE, discount: FREE, discountCause: null, discountPercent: 0 },
  ...{ total: FREE, points: 0 },
};

/** The first free seat beside an exit of economy class; null where all are taken. */
export const freeExitSeat = async (
  makings: Makings,
  flight: DatedFlight,
  now: Date,
): Promise<string | null> => {
  const standings = await standingsOn({ ...makings, departureControl }, flight, now);
  const found = [...seatsOfFlight(makings, flight)].find(
    ([number, { seat, zone }]) =>
      zone === 'EXIT_ROW' &&
      seat.cabin === 'ECONOMY' &&
      standingIn(standings, number).state === 'FREE',
  );
  return found?.[0] ?? null;
};

/** Gives the first passenger of an order a seat beside an exit on its first flight, free of charge; its number. */
export const sitBesideExit = async (
  makings: Makings & { readonly orders: Pick<OrderService, 'flights'> },
  { id: orderId, passengers, segments }: Order,
  now: Date,
): Promise<string> => {
  const [segment] = segments;
  const [passenger] = passengers;
  if (!segment || !passenger) throw new Error('no one to sit there');
  const flight = makings.orders.flights.flightOf(segment);
  const seatNumber = await freeExitSeat(makings, flight, now);
  if (!seatNumber) throw new Error('no seat beside an exit is free');
  const { index: segmentIndex, flightNumber, departureDate } = segment;
  const lost = await inTransaction(makings.db, (trx) =>
    takeSeats(trx, [
      {
        ...{ id: randomIds.uuid(now), orderId, passengerId: passenger.id, segmentIndex },
        ...{ flightNumber, departureDate, seatNumber, seatOrderId: null, state: 'CONFIRMED' },
        ...{ heldUntil: null, price: NO_PRICE, credit: FREE, assigned: false, chosenAt: now },
      },
    ]),
  );
  if (lost.length > 0) throw new Error('the seat is taken');
  return seatNumber;
};
