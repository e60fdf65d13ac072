import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import {
  anonymiseOrders,
  eraseDocumentNumbers,
  eraseSpecialServices,
  removeOrders,
} from './erase-orders.repository.ts';

/**
 * Erases what orders no longer need (RULES 10.20 to 10.22): special services, numbers of documents,
 * then people, then the rest. Any number of gateways may do so at once, and one that was killed
 * leaves only whole batches behind.
 * @returns how many orders it worked on
 */
export async function eraseOrders(
  { db, erasureHolds }: Pick<OrderDependencies, 'db' | 'erasureHolds'>,
  now: Date,
): Promise<number> {
  const { health, documentNumbers, orders, accounts } = erasureInstants(now);
  const steps = [
    (most: number) => inTransaction(db, (trx) => eraseSpecialServices(trx, health, most)),
    (most: number) =>
      inTransaction(db, (trx) => eraseDocumentNumbers(trx, documentNumbers, now, most)),
    (most: number) =>
      inTransaction(db, (trx) => anonymiseOrders(trx, orders, erasureHolds, now, most)),
    (most: number) => inTransaction(db, (trx) => removeOrders(trx, accounts, most)),
  ];
  let total = 0;
  for (const step of steps) total += await processInBatches(step);
  return total;
}
