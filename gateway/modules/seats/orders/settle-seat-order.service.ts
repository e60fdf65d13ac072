import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { PaidAttempt, Settlement } from '#gateway/modules/payments/payable.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import {
  lockSeatOrder,
  markSeatOrderPaid,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import { addFunds } from '#gateway/modules/seats/seat-funds.repository.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { addMoney, equalMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { confirmHeldSeats } from './confirm-held-seats.ts';
import { leaveSeatMessage } from './leave-seat-message.ts';
import { amountDueOf } from './seat-order-money.ts';

/**
 * Settles a seat order with captured money, or points, in the caller's transaction: confirms its seats, each with its document. Money that
 * comes after the 20 minutes, or for seats some of which were given back meanwhile, settles nothing.
 * @throws when there is no such seat order
 */
export const settleSeatOrder = async (
  trx: DatabaseTransaction,
  id: string,
  { id: paymentId, amount, points }: Pick<PaidAttempt, 'id' | 'amount' | 'points'>,
  now: Date,
): Promise<Settlement> => {
  await lockSeatOrder(trx, id);
  const order = await findSeatOrder(trx, id, AIRLINE, now);
  if (!order) throw new Error('Money came for a seat order that does not exist');
  if (order.state === 'CANCELLED') return 'DEAD';
  if (order.state !== 'PENDING_PAYMENT') return 'PAID_BEFORE';
  if (!equalMoney(amountDueOf(order), addMoney(amount, pointsValue(points)))) return 'DEAD';
  const held = order.items.filter(({ state }) => state === 'HELD');
  await confirmHeldSeats(trx, held);
  await addFunds(
    trx,
    held
      .map((seat) => ({
        seatId: seat.id,
        paymentId,
        amount: seat.price.total.amount - seat.credit.amount,
      }))
      .filter((fund) => fund.amount > 0),
  );
  await markSeatOrderPaid(trx, id, now);
  await leaveSeatMessage(trx, 'SEATS_CONFIRMED', order, now);
  return 'SETTLED';
};
