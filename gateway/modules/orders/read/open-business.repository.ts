import type { Database } from '#gateway/database/database.ts';
import type { ErasureHold } from '#gateway/modules/orders/erase/erasure-hold.condition.ts';
import { visibleTo } from './visible-orders.condition.ts';

/**
 * Whether an order of a member waits for payment, or is held by something that has not ended, as
 * money to be paid back.
 */
export async function hasOpenOrder(
  db: Database,
  memberId: string,
  holds: readonly ErasureHold[],
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('anonymised_at', 'is', null)
    .where(visibleTo({ memberId, sessionId: null }, now))
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'PENDING_PAYMENT'), where('payment_due_at', '>', now)]),
        ...holds.map((hold) => hold()),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
