import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import {
  confirmSeat,
  nextDocumentSerials,
} from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { fundsOf, removeFunds } from '#gateway/modules/seats/chosen-seats.repository.ts';
import type { ChosenSeat, SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import { addMoney, type Money, money, zeroMoney } from '#schema/rules/base/money.ts';
import { ticketNumberOf } from '#schema/rules/orders/ticket-number.ts';

/** Confirms held seats, each with the number of a document that proves its payment. */
export async function confirmHeldSeats(
  trx: DatabaseTransaction,
  seats: readonly { readonly id: string }[],
): Promise<void> {
  const serials = await nextDocumentSerials(trx, seats.length);
  for (const [index, { id }] of seats.entries())
    await confirmSeat(trx, id, ticketNumberOf(BigInt(serials[index] ?? -1)));
}

/** The messages about a seat order. */
type SeatMessageEvent = Extract<MessageEvent, `SEATS_${string}`>;

/** The seat order, and what is due for it while it is held. */
type ToldSeatOrder = Pick<SeatOrder, 'id' | 'orderId' | 'flightNumber' | 'departureDate'> & {
  readonly due?: { readonly amount: Money; readonly until: Date };
};

/**
 * Leaves a message about a seat order to the members whose order it is, in the caller's
 * transaction.
 */
export function leaveSeatMessage(
  trx: DatabaseTransaction,
  event: SeatMessageEvent,
  { id, orderId, flightNumber, departureDate, due }: ToldSeatOrder,
  now: Date,
): Promise<void> {
  const facts = {
    flight: flightNumber,
    day: departureDate,
    ...(due ? { amount: due.amount, until: due.until.toISOString() } : {}),
  };
  return notifyMembersOfOrder(
    trx,
    orderId,
    { event, facts, subject: { type: 'SeatOrder', id } },
    now,
  );
}

/** Sends back what paid for seats that are given back, the way it came; answers how much. */
export async function returnFunds(
  trx: DatabaseTransaction,
  { payments }: Pick<SeatDependencies, 'payments'>,
  seats: readonly Pick<ChosenSeat, 'id'>[],
  now: Date,
): Promise<Money> {
  const ids = seats.map(({ id }) => id);
  const funds = await fundsOf(trx, ids, AIRLINE, now);
  await removeFunds(trx, ids);
  let total = zeroMoney(BRAND.currency);
  for (const { paymentId, amount } of funds) {
    const part = money(amount, BRAND.currency);
    await payments.giveBack(trx, { paymentId, amount: part }, now);
    total = addMoney(total, part);
  }
  return total;
}
