import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { enqueueMail } from '#gateway/modules/date-changes/date-changes.jobs.ts';
import { leaveChangeMessage } from '#gateway/modules/date-changes/email-date-change.service.ts';
import { boundsAfter } from '#gateway/modules/date-changes/quote/changed-trip.ts';
import { seatMoves, toldOf } from '#gateway/modules/date-changes/quote/seat-moves.ts';
import type { SeatsTaken } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { markConfirmed } from './date-change-changes.repository.ts';

type Changing = Pick<StoredDateChange, 'bounds' | 'quotes'>;

const seatsOf = ({ passengers }: Pick<Order, 'passengers'>, { quotes }: Changing): number =>
  passengers.filter(
    ({ id, type }) => type !== 'INF' && quotes.some(({ passengerId }) => passengerId === id),
  ).length;

/** The seats that an unpaid change holds on its new flights: none for infants, who sit on a lap. */
export const seatsHeld = (
  { fares }: Pick<DateChangeDependencies, 'fares'>,
  order: Pick<Order, 'passengers'>,
  change: Changing,
): SeatsTaken[] =>
  change.bounds.flatMap(({ flights, fare }) =>
    flights.map(({ flightNumber, date }: FlightKey) => ({
      flightNumber,
      date,
      cabin: fares.brand(fare.brand).cabin,
      seats: seatsOf(order, change),
    })),
  );

/** The seats that are left behind on the old flights. */
const seatsLeftBehind = (
  order: Pick<Order, 'passengers' | 'segments'>,
  change: Changing,
): SeatsTaken[] =>
  order.segments
    .filter(({ boundIndex }) => change.bounds.some((bound) => bound.boundIndex === boundIndex))
    .map(({ flightNumber, departureDate: date, cabin }) => ({
      flightNumber,
      date,
      cabin,
      seats: seatsOf(order, change),
    }));

/**
 * Whether every coupon that changes can still be exchanged: none was used while the change waited
 * for its payment.
 */
export function isUnused(order: Order, { quotes, bounds }: StoredDateChange): boolean {
  const segments = order.segments.filter(({ boundIndex }) =>
    bounds.some((bound) => bound.boundIndex === boundIndex),
  );
  return quotes.every(({ passengerId }) => {
    const coupons = order.tickets.find((one) => one.passengerId === passengerId)?.coupons ?? [];
    return segments.every(({ index }) =>
      coupons.some(({ segmentIndex, state }) => segmentIndex === index && state === 'OPEN'),
    );
  });
}

/**
 * Reissues the tickets of those who change, in the caller's transaction, which holds the order's
 * lock: they get a successor order, their seats go along, and the old flights are free for others.
 */
export async function carryOut(
  trx: DatabaseTransaction,
  sources: DateChangeDependencies,
  order: Order,
  change: StoredDateChange,
  now: Date,
): Promise<void> {
  const passengerIds = change.quotes.map(({ passengerId }) => passengerId);
  const terms = { passengerIds, bounds: change.bounds };
  const moves = await seatMoves(trx, sources, order, terms, now);
  const bounds = boundsAfter(sources, order, change);
  const successor = await sources.orders.succeed(trx, { order, passengerIds, bounds }, now);
  const into = { ...successor, locale: order.locale };
  const carried = await sources.seats.carry(trx, moves, into, now);
  const seats = toldOf(order, change, carried);
  await markConfirmed(trx, change.id, { newOrderId: successor.orderId, seats }, now);
  const moved = { state: 'MOVED', dateChangeId: change.id } as const;
  await sources.airlineChanges.decided(trx, order.id, moved, now);
  await leaveChangeMessage(trx, 'DATE_CHANGED', { ...change, toldOn: successor.orderId }, now);
  await enqueueMail(trx, change.id, 'CHANGED');
  await sources.inventory.release(trx, seatsLeftBehind(order, change));
}
