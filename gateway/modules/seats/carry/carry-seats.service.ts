import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { closeSeatOrders } from '#gateway/modules/seats/cancel/release-seats.service.ts';
import {
  endSeats,
  type NewSeat,
  takeSeats,
} from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { addFunds, fundsOf, removeFunds } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { confirmHeldSeats, returnFunds } from '#gateway/modules/seats/orders/held-seats.ts';
import {
  insertSeatOrder,
  markSeatOrderPaid,
  markSeatOrderRefunded,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { seatHeldUntil } from '#schema/rules/orders/seat-hold.ts';
import type { SeatMove } from './seat-moves.ts';

/** The order in which seats go on. */
export type CarriedInto = {
  readonly orderId: string;
  readonly locale: Locale;
  readonly segments: readonly OrderSegment[];
  /** The new id of each passenger, by the old one. */
  readonly passengers: ReadonlyMap<string, string>;
};

type Sources = Pick<SeatDependencies, 'ids' | 'payments'>;

/** A seat that goes on, and the one that takes its place. */
type Carried = { readonly move: SeatMove; readonly next: NewSeat };

const isPaid = ({ seat }: SeatMove): boolean => seat.seatOrderId !== null;
const idsOf = (moves: readonly SeatMove[]): string[] => moves.map(({ seat }) => seat.id);

/**
 * One paid seat order for the seats of an earlier one on each flight, since a seat order is of one
 * flight.
 */
async function insertOrders(
  trx: DatabaseTransaction,
  { ids }: Sources,
  moves: readonly SeatMove[],
  { orderId, locale }: CarriedInto,
  now: Date,
): Promise<ReadonlyMap<SeatMove, string>> {
  const groups = Map.groupBy(
    moves.filter((move) => move.to && isPaid(move)),
    ({ seat, to }) => `${seat.seatOrderId} ${to ? flightId(to.flight) : ''}`,
  );
  const orders = new Map<SeatMove, string>();
  for (const group of groups.values()) {
    const id = ids.uuid(now);
    const flight = group[0]?.to?.flight;
    if (!flight) continue;
    const order = {
      id,
      orderId,
      locale,
      createdAt: now,
      paymentDueAt: seatHeldUntil(now),
      flightNumber: flight.flightNumber,
      departureDate: flight.date,
      sessionId: null,
      placedFrom: null,
    };
    await insertSeatOrder(trx, order, commercialDay(now));
    await markSeatOrderPaid(trx, id, now);
    for (const move of group) orders.set(move, id);
  }
  return orders;
}

const carriedOf = (
  { ids }: Sources,
  moves: readonly SeatMove[],
  seatOrders: ReadonlyMap<SeatMove, string>,
  { orderId, segments, passengers }: CarriedInto,
  now: Date,
): Carried[] =>
  moves.flatMap((move) => {
    const { seat, to } = move;
    const segment = segments.find(
      ({ flightNumber, departureDate }) =>
        flightNumber === to?.flight.flightNumber && departureDate === to.flight.date,
    );
    const passengerId = passengers.get(seat.passengerId);
    if (!to || !segment || !passengerId) return [];
    const seatOrderId = seatOrders.get(move) ?? null;
    const held = seatOrderId !== null;
    const next: NewSeat = {
      id: ids.uuid(now),
      orderId,
      passengerId,
      segmentIndex: segment.index,
      seatOrderId,
      flightNumber: segment.flightNumber,
      departureDate: segment.departureDate,
      seatNumber: to.number,
      state: held ? 'HELD' : 'CONFIRMED',
      heldUntil: held ? seatHeldUntil(now) : null,
      price: seat.price,
      credit: seat.price.total,
      chosenAt: now,
      assigned: seat.assigned,
    };
    return [{ move, next }];
  });

/** What paid for seats pays for those that take their place. */
async function moveFunds(
  trx: DatabaseTransaction,
  carried: readonly Carried[],
  now: Date,
): Promise<void> {
  const before = idsOf(carried.map(({ move }) => move));
  const funds = await fundsOf(trx, before, AIRLINE, now);
  await removeFunds(trx, before);
  await addFunds(
    trx,
    funds.flatMap((fund) => {
      const to = carried.find(({ move }) => move.seat.id === fund.seatId);
      return to ? [{ ...fund, seatId: to.next.id }] : [];
    }),
  );
}

const isSameFlight = ({ seat, to }: SeatMove): boolean =>
  to?.flight.flightNumber === seat.flightNumber && to.flight.date === seat.departureDate;

/** Those that were still free; flight by flight, since a number is one of a flight. */
async function take(
  trx: DatabaseTransaction,
  carried: readonly Carried[],
): Promise<ReadonlySet<Carried>> {
  const kept = new Set<Carried>();
  const flights = Map.groupBy(carried, ({ next }) => `${next.departureDate} ${next.flightNumber}`);
  for (const [, group] of [...flights].toSorted()) {
    const seats = group.map(({ next }) => next);
    const lost = await takeSeats(trx, seats);
    for (const one of group) if (!lost.includes(one.next.seatNumber)) kept.add(one);
  }
  return kept;
}

async function end(
  trx: DatabaseTransaction,
  moves: readonly SeatMove[],
  paidEnd: 'EXCHANGED' | 'REFUNDED',
  now: Date,
): Promise<void> {
  await endSeats(trx, idsOf(moves.filter(isPaid)), paidEnd, now);
  await endSeats(trx, idsOf(moves.filter((move) => !isPaid(move))), 'CANCELLED', now);
}

/**
 * Takes the seats of passengers along into another order, or to other flights of the same, in the
 * caller's transaction, which holds the lock of the order before. What was paid for one that is not
 * there goes back.
 * @returns the moves as they turned out: a seat that another passenger took meanwhile is given back
 */
export async function carrySeats(
  trx: DatabaseTransaction,
  sources: Sources,
  moves: readonly SeatMove[],
  into: CarriedInto,
  now: Date,
): Promise<SeatMove[]> {
  const isReplaced = (move: SeatMove) =>
    isSameFlight(move) || (move.to !== null && move.seat.orderId === into.orderId);
  await end(trx, moves.filter(isReplaced), 'EXCHANGED', now);
  const seatOrders = await insertOrders(trx, sources, moves, into, now);
  const kept = [...(await take(trx, carriedOf(sources, moves, seatOrders, into, now)))];
  const done = new Set(kept.map(({ move }) => move));
  const left = moves.filter((move) => !done.has(move));
  await end(trx, [...done], 'EXCHANGED', now);
  await end(trx, left, 'REFUNDED', now);
  const held = kept.map(({ next }) => next).filter(({ state }) => state === 'HELD');
  await confirmHeldSeats(trx, held);
  const filled = new Set(held.map(({ seatOrderId }) => seatOrderId));
  for (const id of new Set(seatOrders.values()))
    if (!filled.has(id)) await markSeatOrderRefunded(trx, id, true, now);
  await moveFunds(trx, kept, now);
  const given = left.map(({ seat }) => seat);
  await returnFunds(trx, sources, given, now);
  await closeSeatOrders(trx, given, now);
  return moves.map((move) => (done.has(move) ? move : { ...move, to: null }));
}
