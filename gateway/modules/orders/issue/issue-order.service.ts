import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { markTicketed } from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { passengersOf } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { isDead } from '#gateway/modules/orders/read/order-status.ts';
import { segmentsOf } from '#gateway/modules/orders/read/orders.repository.ts';
import { issueTickets } from '#gateway/modules/orders/tickets/issue-tickets.service.ts';

/**
 * What became of money that came for an order. Only TICKETED retains it; in the other cases
 * `payments` sends it back.
 */
export type IssueOutcome =
  /** The tickets exist from this transaction on. */
  | 'TICKETED'
  /** It was paid before; a repeated message, or a second payment. */
  | 'ALREADY_TICKETED'
  /** Too late: cancelled, or past its 50 minutes. */
  | 'DEAD';

/**
 * Settles an order with captured money, in the caller's transaction: issues the tickets and queues
 * the receipt. An order is confirmed only when its ticket numbers exist (RULES 4.11).
 * @param order locked by this transaction
 * @param now asked of the database after the wait for that lock
 */
export async function issueOrder(
  trx: DatabaseTransaction,
  { ids, whenTicketed }: Pick<OrderDependencies, 'ids' | 'whenTicketed'>,
  order: OrderRecord,
  paymentId: string,
  now: Date,
): Promise<IssueOutcome> {
  if (order.ticketedAt) return 'ALREADY_TICKETED';
  if (isDead(order, now)) return 'DEAD';
  const { id: orderId } = order;
  const passengers = await passengersOf(trx, orderId);
  const segments = await segmentsOf(trx, orderId);
  await markTicketed(trx, orderId, now);
  await issueTickets(trx, { orderId, passengers, segments }, () => ids.uuid(now), now);
  for (const hook of whenTicketed) await hook(trx, orderId, now);
  await recordEvent(trx, orderId, 'TICKETED', 'PROVIDER', now, { paymentId });
  await enqueue(trx, 'send-receipt', { orderId });
  await notifyMembersOfOrder(trx, orderId, { event: 'ORDER_TICKETED' }, now);
  return 'TICKETED';
}
