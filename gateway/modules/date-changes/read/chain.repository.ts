import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { PassengerQuote } from '#gateway/modules/date-changes/date-change.model.ts';
import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import { procedureKey } from '#gateway/modules/orders/segments/procedures.ts';

const waiting = async (db: Database, orderIds: readonly string[], now: Date) =>
  (
    await sql<{ passengerId: string; segmentIndex: number }>`
    select quote ->> 'passengerId' as "passengerId", order_segments.index as "segmentIndex"
    from date_changes
      cross join jsonb_array_elements(date_changes.quotes) as quote
      join order_segments on order_segments.order_id = date_changes.order_id
    where date_changes.order_id = any(${orderIds}::uuid[])
      and date_changes.state = 'PENDING_PAYMENT'
      and date_changes.payment_due_at > ${now}`.execute(db)
  ).rows;

/**
 * Every segment of those who change while a change waits for its payment: their tickets are
 * reissued as a whole.
 */
export const dateChangeProcedures: ProcedureSource = async (db, orderIds, now) =>
  new Map(
    (await waiting(db, orderIds, now)).map(({ passengerId, segmentIndex }) => [
      procedureKey(passengerId, segmentIndex),
      'DATE_CHANGE',
    ]),
  );

/** A change from which a ticket of an order came, with what it cost the passenger. */
export type StepAlong = {
  readonly number: string;
  readonly at: Date;
  /** The passenger of the order, whatever the id was before. */
  readonly passengerId: string;
  readonly quote: PassengerQuote;
};

/**
 * The changes from which the tickets of an order came, the first one first; one entry for each
 * passenger.
 */
export async function stepsAlong(db: Database, orderId: string): Promise<StepAlong[]> {
  const { rows } = await sql<StepAlong>`
    with recursive line as (
      select id, order_id, passenger_id as own, passenger_id, reissue_of, 0 as step
      from tickets where order_id = ${orderId}
      union all
      select before.id, before.order_id, line.own, before.passenger_id, before.reissue_of, step + 1
      from tickets before join line on before.id = line.reissue_of
    ) select change.number, change.closed_at as at, line.own as "passengerId", part.quote
    from line
      join date_changes change on change.order_id = line.order_id and change.state = 'CONFIRMED'
      cross join lateral jsonb_array_elements(change.quotes) as part (quote)
    where line.step > 0 and part.quote ->> 'passengerId' = line.passenger_id::text
    order by change.closed_at, change.number`.execute(db);
  return rows;
}

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
