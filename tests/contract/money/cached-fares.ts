import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { FARE_BRAND_DATA } from '#schema/codes/flights/fare-brands.ts';
import { REFUND_REASONS } from '#schema/codes/orders/refund-reasons.ts';

/** Brands that give no fare back to those who return their tickets by choice. */
const KEPT_BRANDS = Object.values(FARE_BRAND_DATA)
  .filter(({ conditions }) => conditions.refundFee === null)
  .map(({ code }) => code);
const BY_CHOICE = Object.entries(REFUND_REASONS)
  .filter(([, { kind }]) => kind === 'VOLUNTARY')
  .map(([reason]) => reason);

/**
 * The fares of a traveller that refunds by choice did not give back, as the conditions of their
 * brands say (RULES 8.10).
 */
export async function cachedFares(db: Database, sessionId: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum((bound.fare -> 'prices' -> passenger.type ->> 'fare')::integer), 0)::integer as kept
    from refunds
      join orders on orders.id = refunds.order_id
      cross join lateral jsonb_array_elements(refunds.passengers) as given
      join order_passengers as passenger on passenger.id = (given ->> 'passengerId')::uuid
      cross join lateral jsonb_array_elements(orders.fares) with ordinality as bound (fare, place)
    where orders.session_id = ${sessionId} and refunds.state = 'SUCCEEDED'
      and refunds.reason = any(${BY_CHOICE}::text[])
      and bound.fare ->> 'brand' = any(${KEPT_BRANDS}::text[])
      and exists (select from order_segments as segment
        where segment.order_id = orders.id and segment.bound_index = bound.place - 1
          and given -> 'segmentIndexes' @> to_jsonb(segment.index))`.execute(db);
  return rows[0]?.kept ?? 0;
}
