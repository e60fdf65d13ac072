import { paymentStanding } from '#gateway/modules/payments/payment-standing.ts';
import { endSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { leaveSeatMessage } from '#gateway/modules/seats/orders/leave-seat-message.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import { returnFunds } from '#gateway/modules/seats/orders/return-funds.ts';
import { seatOrderRefusal } from '#gateway/modules/seats/orders/seat-order-capabilities.ts';
import {
  lockSeatOrder,
  markSeatOrderCancelled,
} from '#gateway/modules/seats/orders/seat-order-changes.repository.ts';
import type { SeatSources } from '#gateway/modules/seats/seat-sources.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CancelSeatOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/** A request to cancel a seat order. */
export type SeatOrderRequest = CommandRequest & { readonly seatOrderId: string };

/**
 * Cancels an unpaid seat order for its traveller and frees its seats in the same transaction; what had been paid for seats before
 * goes back.
 * @returns why it was not cancelled; null when it was, now or by the same request before
 */
export const cancelSeatOrder = async (
  sources: SeatSources,
  request: SeatOrderRequest,
  actor: Actor,
  now: Date,
): Promise<CancelSeatOrderErrorCode | null> => {
  const { db, orders, payments, nowIn } = sources;
  const seen = await findSeatOrder(db, request.seatOrderId, actor, now);
  if (!seen) return 'ORDER_NOT_FOUND';
  await payments.confirmNow(seen.id, actor, now, 'SEAT_ORDER');
  const { code } = await idempotent<CancelSeatOrderErrorCode, void>(
    db,
    'cancelSeatOrder',
    request,
    actor,
    async (trx) => {
      if (!(await orders.orderForPayment(trx, seen.orderId, actor, now)))
        throw new Refused<CancelSeatOrderErrorCode>('ORDER_NOT_FOUND');
      await lockSeatOrder(trx, seen.id);
      const instant = await nowIn(trx);
      const order = await findSeatOrder(trx, seen.id, actor, instant);
      if (!order) throw new Refused<CancelSeatOrderErrorCode>('ORDER_NOT_FOUND');
      const payment = await paymentStanding(trx, order.id, instant);
      const reason = seatOrderRefusal(order, payment);
      if (reason) throw new Refused<CancelSeatOrderErrorCode>(reason);
      await markSeatOrderCancelled(trx, order.id, 'TRAVELLER', instant);
      const held = order.items.filter(({ state }) => state === 'HELD');
      await endSeats(
        trx,
        held.map(({ id }) => id),
        'CANCELLED',
        instant,
      );
      await returnFunds(trx, sources, held, instant);
      await leaveSeatMessage(trx, 'SEATS_CANCELLED', order, instant);
    },
  );
  if (!code) await payments.abandon({ id: seen.id, orderId: seen.orderId }, now);
  return code;
};
