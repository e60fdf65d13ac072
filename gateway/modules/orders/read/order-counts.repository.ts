import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { type ErasureHold, visibleTo } from './visible-orders.condition.ts';

/** At most this many orders of a day are counted. */
const MOST = 50_000;

/**
 * Orders that were made at an instant or since, by the state they are in now; counted no further
 * than some thousands.
 */
export async function countOrdersSince(
  db: Database,
  since: Date,
): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from (
      select state from orders where created_at >= ${since} limit ${MOST}
    ) as made group by state`.execute(db);
  return rows;
}

/**
 * Orders that wait for payment, and those of them whose time is over and that no sweep has
 * cancelled yet.
 */
export async function countUnpaidOrders(
  db: Database,
  now: Date,
): Promise<{ waiting: number; overdue: number }> {
  const { rows } = await sql<{ waiting: number; overdue: number }>`
    select count(*) filter (where payment_due_at > ${now}) as waiting,
      count(*) filter (where payment_due_at <= ${now}) as overdue
    from (
      select payment_due_at from orders where state = 'PENDING_PAYMENT' limit ${MOST}
    ) as unpaid`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0 };
}

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
