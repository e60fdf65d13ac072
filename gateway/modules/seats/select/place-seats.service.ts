import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import {
  endSeats,
  type NewSeat,
  takeSeats,
} from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import {
  addFunds,
  fundsOf,
  liveSeatsOf,
  occupiedOn,
  removeFunds,
} from '#gateway/modules/seats/chosen-seats.repository.ts';
import { statusesFrom, type ZonedSeat } from '#gateway/modules/seats/map/flight-seats.ts';
import { priceOfSeat } from '#gateway/modules/seats/map/price-of-seat.ts';
import { confirmHeldSeats, leaveSeatMessage } from '#gateway/modules/seats/orders/held-seats.ts';
import {
  insertSeatOrder,
  markSeatOrderPaid,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import { isUnpaid, seatIn } from '#gateway/modules/seats/passengers/seat-capability.ts';
import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { ControlledSeat } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { addMoney, equalMoney, type Money, zeroMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { seatHeldUntil } from '#schema/rules/orders/seat-hold.ts';
import { type Exchange, exchangeOf, judgeSeats, movingIn, refusePreferred } from './judge-seats.ts';
import {
  type Chooser,
  choicePath,
  indexOn,
  ordersOf,
  refuseIfTooManyOpen,
  type Seating,
} from './party.ts';
import type { SeatSelection } from './select-seats.input.ts';

/** A choice of seats that is right in itself, and all that was asked before the transaction. */
export type SeatPlacement = {
  readonly selection: SeatSelection;
  readonly party: readonly Seating[];
  readonly flight: DatedFlight;
  readonly seats: ReadonlyMap<string, ZonedSeat>;
  readonly controlled: ReadonlyMap<string, ControlledSeat>;
  readonly flightCancelled: boolean;
  readonly actor: Chooser;
};

/** What was made of a choice. */
export type PlacedSeats = { readonly seatOrderId: string | null; readonly refund: Money };

/** A passenger who moves to another seat: what it costs, and what becomes of the one before. */
type Move = {
  readonly seating: Seating;
  readonly before: ChosenSeat | null;
  readonly price: SeatPrice;
  readonly exchange: Exchange;
};

async function lockOrders(
  trx: DatabaseTransaction,
  { orders }: Pick<SeatDependencies, 'orders'>,
  { party, actor }: SeatPlacement,
  now: Date,
): Promise<void> {
  for (const id of ordersOf(party))
    if (!(await orders.lockOn(trx, { id, segmentIndex: indexOn(party, id) }, actor, now)))
      throw new Refused<SelectSeatsErrorCode>({ code: 'PASSENGER_NOT_FOUND', path: ['seats'] });
}

const sum = (moves: readonly Move[], part: 'due' | 'refund', zero: Money): Money =>
  moves.map(({ exchange }) => exchange[part]).reduce(addMoney, zero);

function refuseOtherAmount(moves: readonly Move[], { selection }: SeatPlacement): Money {
  const zero = zeroMoney(moves[0]?.price.total.currency ?? selection.accepted.currency);
  const due = sum(moves, 'due', zero);
  if (!equalMoney(due, selection.accepted))
    throw new Refused<SelectSeatsErrorCode>({ code: 'AMOUNT_CHANGED', path: ['accepted'] });
  const costs = moves.some(({ price }) => price.total.amount > 0);
  if (costs && !selection.preferredSeatsAgreed)
    throw new Refused<SelectSeatsErrorCode>({
      code: 'AGREEMENT_REQUIRED',
      path: ['agreements', 'PREFERRED_SEATS'],
    });
  return due;
}

async function movesOf(
  trx: DatabaseTransaction,
  { fares }: Pick<SeatDependencies, 'fares'>,
  { party, flight, seats }: SeatPlacement,
  chosen: readonly ChosenSeat[],
  now: Date,
): Promise<Move[]> {
  const moving = movingIn({ party, chosen });
  const before = moving.map(({ passenger }) => seatIn(chosen, passenger));
  const ids = before.flatMap((seat) => (seat ? [seat.id] : []));
  // the actor has the flight's lock; who may see no more of the order must not lose what was paid
  const funds = await fundsOf(trx, ids, AIRLINE, now);
  return moving.flatMap((seating, index) => {
    const zone = seats.get(seating.choice.seatNumber)?.zone;
    if (!zone) return [];
    const price = priceOfSeat(fares, flight, zone, seating.passenger);
    const seat = before[index] ?? null;
    const paid = funds.filter(({ seatId }) => seatId === seat?.id);
    return [{ seating, before: seat, price, exchange: exchangeOf(price, paid) }];
  });
}

/** What was covered by what was paid before is confirmed; the rest is held until it is paid. */
function tellOfSeats(
  trx: DatabaseTransaction,
  id: string,
  { party, flight }: SeatPlacement,
  due: Money,
  now: Date,
): Promise<void> {
  const told = {
    id,
    orderId: party[0]?.passenger.segment.order.id ?? '',
    flightNumber: flight.flightNumber,
    departureDate: flight.date,
  };
  return due.amount === 0
    ? leaveSeatMessage(trx, 'SEATS_CONFIRMED', told, now)
    : leaveSeatMessage(
        trx,
        'SEATS_HELD',
        { ...told, due: { amount: due, until: seatHeldUntil(now) } },
        now,
      );
}

/**
 * Gives a party the seats that were chosen: all or nothing, in the caller's transaction. Free seats
 * are confirmed; for the others a seat order is made, and paid at once where what was paid before
 * covers it.
 * @throws Refused saying what stood in the way
 */
export async function placeSeats(
  trx: DatabaseTransaction,
  sources: SeatDependencies,
  placement: SeatPlacement,
  now: Date,
): Promise<PlacedSeats> {
  const { selection, party, flight, actor } = placement;
  await lockOrders(trx, sources, placement, now);
  const instant = await sources.nowIn(trx);
  const chosen = await liveSeatsOf(trx, ordersOf(party), actor, instant);
  const statuses = statusesFrom(placement.controlled, await occupiedOn(trx, flight, instant));
  const procedures = await proceduresOf(sources.procedures, trx, ordersOf(party), instant);
  const faults = judgeSeats(
    { ...placement, fares: sources.fares, chosen, statuses, procedures },
    instant,
  );
  if (faults.length > 0) throw new Refused<SelectSeatsErrorCode>(...faults);

  const moves = await movesOf(trx, sources, placement, chosen, instant);
  const preferred = moves.filter(({ price }) => price.total.amount > 0);
  refusePreferred(preferred);
  const due = refuseOtherAmount(moves, placement);
  const heldUntil = seatHeldUntil(instant);
  const seatOrderId = preferred.length > 0 ? sources.ids.uuid(instant) : null;
  if (seatOrderId) {
    const placedFrom =
      due.amount > 0
        ? await refuseIfTooManyOpen(trx, sources.openSeatOrders, actor, instant)
        : null;
    const order = {
      id: seatOrderId,
      orderId: party[0]?.passenger.segment.order.id ?? '',
      flightNumber: flight.flightNumber,
      departureDate: flight.date,
      locale: selection.locale,
      createdAt: instant,
      paymentDueAt: heldUntil,
      sessionId: actor.sessionId,
      placedFrom,
    };
    await insertSeatOrder(trx, order, commercialDay(instant));
  }

  const given = moves.flatMap(({ before }) => (before ? [before] : []));
  const ended = (paid: boolean) =>
    given.filter(({ seatOrderId: of }) => (of !== null) === paid).map(({ id }) => id);
  await endSeats(trx, ended(true), 'EXCHANGED', instant);
  await endSeats(trx, ended(false), 'CANCELLED', instant);
  const taken = moves.map(({ seating, price, exchange }): NewSeat => {
    const costs = price.total.amount > 0;
    const held = costs || isUnpaid(seating.passenger.segment.order);
    return {
      id: sources.ids.uuid(instant),
      orderId: seating.passenger.segment.order.id,
      passengerId: seating.passenger.passenger.id,
      segmentIndex: seating.passenger.segment.index,
      flightNumber: flight.flightNumber,
      departureDate: flight.date,
      seatNumber: seating.choice.seatNumber,
      seatOrderId: costs ? seatOrderId : null,
      state: held ? 'HELD' : 'CONFIRMED',
      heldUntil: held ? heldUntil : null,
      price,
      credit: exchange.credit,
      assigned: false,
      chosenAt: instant,
    };
  });
  const lost = await takeSeats(trx, taken);
  if (lost.length > 0)
    throw new Refused<SelectSeatsErrorCode>(
      ...moves
        .filter(({ seating }) => lost.includes(seating.choice.seatNumber))
        .map(({ seating: { index } }) => ({
          code: 'SEAT_TAKEN' as const,
          path: choicePath(index, 'seatNumber'),
        })),
    );

  await removeFunds(trx, ended(true));
  await addFunds(
    trx,
    moves.flatMap(({ exchange }, index) =>
      exchange.moved.map((fund) => ({ ...fund, seatId: taken[index]?.id ?? '' })),
    ),
  );
  for (const { exchange, price } of moves)
    for (const { paymentId, amount } of exchange.returned)
      await sources.payments.giveBack(
        trx,
        { paymentId, amount: { amount, currency: price.total.currency } },
        instant,
      );
  if (seatOrderId && due.amount === 0) {
    const held = taken.filter(({ seatOrderId: of }) => of === seatOrderId);
    await confirmHeldSeats(trx, held);
    await markSeatOrderPaid(trx, seatOrderId, instant);
  }
  if (seatOrderId) await tellOfSeats(trx, seatOrderId, placement, due, instant);
  return { seatOrderId, refund: sum(moves, 'refund', zeroMoney(due.currency)) };
}
