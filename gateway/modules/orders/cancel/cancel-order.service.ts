import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { SeatsTaken } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { markCancelled } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { capabilitiesOf } from '#gateway/modules/orders/read/order-facts.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { lockWholeOrder } from '#gateway/modules/orders/read/order-parts.service.ts';
import { segmentsOf } from '#gateway/modules/orders/read/orders.repository.ts';
import { idempotent, type OrderRequest } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CancelOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { CapabilityReason } from '#schema/rules/orders/order-facts.ts';

/**
 * The seats that an order holds, and releases when it ends unpaid: none for infants, who sit on a
 * lap.
 */
export async function seatsOfOrder(
  trx: DatabaseTransaction,
  orderId: string,
): Promise<SeatsTaken[]> {
  const passengers = await passengersOf(trx, orderId);
  const seats = passengers.filter(({ type }) => type !== 'INF').length;
  const segments = await segmentsOf(trx, orderId);
  return segments.map(({ flightNumber, departureDate, cabin }) => ({
    flightNumber,
    date: departureDate,
    cabin,
    seats,
  }));
}

const refusalFor = (reason: CapabilityReason): CancelOrderErrorCode =>
  reason === 'ALREADY_PAID' || reason === 'PAYMENT_IN_PROGRESS' ? reason : 'ORDER_CLOSED';

/**
 * Its own browser made it a moment ago, and its page says that it is cancelled; the mailbox may be
 * a stranger's.
 */
const isQuiet = ({ typedByViewer, createdAt }: Order, now: Date): boolean =>
  typedByViewer && now < addMinutes(createdAt, LIMITS.quietCancellationMinutes);

/**
 * Cancels an unpaid order for its traveller and frees its seats in the same transaction.
 * @returns why it was not cancelled; null when it was, now or by the same request before
 */
export async function cancelOrder(
  sources: OrderDependencies,
  request: OrderRequest,
  actor: Actor,
  now: Date,
): Promise<CancelOrderErrorCode | null> {
  const { code } = await idempotent<CancelOrderErrorCode, void>(
    sources.db,
    'cancelOrder',
    request,
    actor,
    async (trx) => {
      const order = await lockWholeOrder(trx, sources, request.orderId, actor, now);
      if (!order) throw new Refused<CancelOrderErrorCode>('ORDER_NOT_FOUND');
      const instant = order.asOf;
      const capabilities = await capabilitiesOf(order, { ...sources, db: trx }, instant);
      const reason = capabilities.find(({ action }) => action === 'CANCEL')?.reason;
      if (reason) throw new Refused<CancelOrderErrorCode>(refusalFor(reason));
      await markCancelled(trx, order.id, 'TRAVELLER', instant);
      await recordEvent(trx, order.id, 'CANCELLED', 'TRAVELLER', instant);
      await notifyMembersOfOrder(trx, order.id, { event: 'ORDER_CANCELLED' }, instant);
      if (!isQuiet(order, instant))
        await enqueue(trx, 'send-order-cancelled', { orderId: order.id });
      await sources.inventory.release(trx, await seatsOfOrder(trx, order.id));
    },
  );
  return code;
}
