import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { leaveOrderMessage } from '#gateway/modules/orders/news/leave-order-message.ts';
import type { OrderSources } from '#gateway/modules/orders/order-sources.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { isDead } from '#gateway/modules/orders/read/order-standing.ts';
import {
  lockOrder,
  markTicketed,
  segmentsOf,
} from '#gateway/modules/orders/read/orders.repository.ts';
import { issueTickets } from '#gateway/modules/orders/tickets/issue-tickets.service.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** What became of money that came for an order. Only TICKETED retains it; in the other cases `payments` sends it back. */
export type Settlement =
  /** The tickets exist from this transaction on. */
  | 'TICKETED'
  /** It was paid before; a repeated message, or a second payment. */
  | 'ALREADY_TICKETED'
  /** Too late: cancelled, or past its 50 minutes. */
  | 'DEAD';

/**
 * Settles an order with captured money, in the caller's transaction: issues the tickets and queues the receipt.
 * An order is confirmed only when its ticket numbers exist (RULES 4.11).
 * @param now the instant of the request; after the wait for the order's lock the database is asked again
 * @throws when there is no such order
 */
export const settleOrder = async (
  trx: DatabaseTransaction,
  { ids, nowIn, whenTicketed }: Pick<OrderSources, 'ids' | 'nowIn' | 'whenTicketed'>,
  orderId: string,
  paymentId: string,
  now: Date,
): Promise<Settlement> => {
  const order = await lockOrder(trx, orderId, AIRLINE, now);
  if (!order) throw new Error('Money came for an order that does not exist');
  if (order.ticketedAt) return 'ALREADY_TICKETED';
  const instant = await nowIn(trx);
  if (isDead(order, instant)) return 'DEAD';
  const [passengers, segments] = [await passengersOf(trx, orderId), await segmentsOf(trx, orderId)];
  await markTicketed(trx, orderId, instant);
  await issueTickets(trx, { orderId, passengers, segments }, () => ids.uuid(instant), instant);
  for (const hook of whenTicketed) await hook(trx, orderId, instant);
  await recordEvent(trx, orderId, 'TICKETED', 'PROVIDER', instant, { paymentId });
  await enqueue(trx, 'send-receipt', { orderId });
  await leaveOrderMessage(trx, orderId, { event: 'ORDER_TICKETED' }, instant);
  return 'TICKETED';
};
