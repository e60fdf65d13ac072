import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';

/** How often an order was changed by choice along the chain of those that it continues (RULES 8.1). */
export const changesByChoice = async (db: Database, orderId: string): Promise<number> => {
  const { rows } = await sql<{ changes: number }>`
    with recursive chain as (
      select order_id, kind from date_changes where new_order_id = ${orderId}
      union all
      select before.order_id, before.kind from date_changes before
        join chain on before.new_order_id = chain.order_id
    ) select count(*)::integer as changes from chain where kind = 'VOLUNTARY'`.execute(db);
  return rows[0]?.changes ?? 0;
};

/**
 * What was paid for the tickets of an order, by the ids of the orders that were paid: the changes from which it came, the latest
 * first, and the first order of the chain.
 */
export const paidAlong = async (db: Database, orderId: string): Promise<string[]> => {
  const { rows } = await sql<{ change: string; before: string }>`
    with recursive chain as (
      select id, order_id, 1 as step from date_changes where new_order_id = ${orderId}
      union all
      select before.id, before.order_id, step + 1 from date_changes before
        join chain on before.new_order_id = chain.order_id
    ) select id as change, order_id as before from chain order by step`.execute(db);
  return [...rows.map(({ change }) => change), rows.at(-1)?.before ?? orderId];
};

/** The order that another one continues; null for a first one. */
export const predecessorOf = async (db: Database, orderId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('date_changes')
    .select('order_id')
    .where('new_order_id', '=', orderId)
    .executeTakeFirst();
  return row?.order_id ?? null;
};

/** The ids of orders that continue another one, in the order in which they were made. */
export const successorsOf = async (db: Database, orderId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('date_changes')
    .select('new_order_id')
    .where('order_id', '=', orderId)
    .where('new_order_id', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ new_order_id: id }) => id ?? []);
};
