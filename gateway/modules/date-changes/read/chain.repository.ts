import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';

/** What an order continues and what continues it, by ids. */
export type Chain = {
  /** The nearest first; none for a first order. */
  readonly predecessorIds: readonly string[];
  /** In the order in which they were made. */
  readonly successorIds: readonly string[];
  /** How often it was changed by choice, along all that it continues (RULES 8.1). */
  readonly changesByChoice: number;
};

const chain = async (db: Database, orderId: string) =>
  (
    await sql<Chain>`
    with recursive chain as (
      select order_id, kind, 1 as step from date_changes where new_order_id = ${orderId}
      union all
      select before.order_id, before.kind, step + 1 from date_changes before
        join chain on before.new_order_id = chain.order_id
    ) select
      array(select order_id from chain order by step) as "predecessorIds",
      (select count(*)::integer from chain where kind = 'VOLUNTARY') as "changesByChoice",
      array(select new_order_id from date_changes
        where order_id = ${orderId} and new_order_id is not null order by number) as "successorIds"
  `.execute(db)
  ).rows;

/** The chain in which an order stands. */
export const chainOf = async (db: Database, orderId: string): Promise<Chain> =>
  (await chain(db, orderId))[0] ?? { predecessorIds: [], successorIds: [], changesByChoice: 0 };

/**
 * What was paid for the tickets of an order, by the ids of the orders that were paid: the changes
 * from which it came, the latest first, and the first order of the chain.
 */
export async function paidAlong(db: Database, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ change: string; before: string }>`
    with recursive chain as (
      select id, order_id, 1 as step from date_changes where new_order_id = ${orderId}
      union all
      select before.id, before.order_id, step + 1 from date_changes before
        join chain on before.new_order_id = chain.order_id
    ) select id as change, order_id as before from chain order by step`.execute(db);
  return [...rows.map(({ change }) => change), rows.at(-1)?.before ?? orderId];
}
