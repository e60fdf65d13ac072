import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { ExtraStockPool } from '#gateway/modules/extras/extra.model.ts';

/**
 * Makes others who take from the same places wait until the transaction ends: what is left is
 * counted by one at a time.
 */
export async function lockStock(
  trx: DatabaseTransaction,
  pools: readonly ExtraStockPool[],
): Promise<void> {
  // always in the same order, so that no two wait for each other
  for (const key of [...new Set(pools.map(({ key }) => key))].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`extras ${key}`}, 0))`.execute(trx);
}

/**
 * How many are held or sold in each pool, by its key. An unpaid order holds them until its 50
 * minutes are over; one that is cancelled or refunded holds none, and nothing is held for a
 * passenger who does not fly from there any more.
 */
export async function heldIn(
  db: Database,
  pools: readonly ExtraStockPool[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (pools.length === 0) return new Map();
  const { rows } = await sql<{ at: number; held: number }>`
    select asked.at::integer as at, sum(item.quantity)::integer as held
    from unnest(
        ${pools.map(({ extraId }) => extraId)}::text[],
        ${pools.map(({ day }) => day)}::date[],
        ${pools.map(({ flightNumber }) => flightNumber)}::text[],
        ${pools.map(({ origin }) => origin)}::text[]
      ) with ordinality as asked (benefit_id, day, flight_number, origin, at)
      join order_segments as segment on segment.departure_date = asked.day
        and (segment.flight_number = asked.flight_number or segment.origin = asked.origin)
      join benefit_orders as benefit_order on benefit_order.order_id = segment.order_id
        and (benefit_order.state = 'PAID'
          or (benefit_order.state = 'PENDING_PAYMENT' and benefit_order.payment_due_at > ${now}))
      join benefit_order_items as item on item.benefit_order_id = benefit_order.id
        and item.benefit_id = asked.benefit_id and item.segment_index = segment.index
    where exists (
      with recursive chain as (
        select id from tickets where passenger_id = item.passenger_id
        union
        select tickets.id from tickets join chain on tickets.reissue_of = chain.id)
      select from chain
        join coupons on coupons.ticket_id = chain.id
        join order_segments as flown on flown.order_id = coupons.order_id
          and flown.index = coupons.segment_index
      where coupons.state in ('OPEN', 'CHECKED_IN', 'FLOWN')
        and flown.departure_date = asked.day
        and (flown.flight_number = asked.flight_number or flown.origin = asked.origin))
    group by asked.at`.execute(db);
  const held = new Map(rows.map(({ at, held }) => [at, held]));
  return new Map(pools.map((pool, index) => [pool.key, held.get(index + 1) ?? 0]));
}
