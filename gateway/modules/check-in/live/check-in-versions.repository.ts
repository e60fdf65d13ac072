import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';

/** Names a flight of an order in a map. */
export const watchedKey = ({ orderId, segmentIndex }: FlightOfOrder): string =>
  `${orderId}.${segmentIndex}`;

/**
 * A text for each flight of an order: another one after each change of a check-in, a seat, a coupon
 * or the flight itself.
 */
export async function checkInVersions(
  db: Database,
  flights: readonly FlightOfOrder[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<FlightOfOrder & { version: string }>`
    select segments.order_id as "orderId", segments.index as "segmentIndex", concat_ws(' ', segments.xmin,
      (select string_agg(one.xmin::text, ',' order by one.passenger_id) from check_ins one
        where one.order_id = segments.order_id and one.segment_index = segments.index),
      (select string_agg(one.xmin::text, ',' order by one.id) from chosen_seats one
        where one.order_id = segments.order_id and one.segment_index = segments.index),
      (select string_agg(one.xmin::text, ',' order by one.id) from coupons one
        where one.order_id = segments.order_id and one.segment_index = segments.index)) as version
    from order_segments segments
    where segments.order_id = any(${flights.map(({ orderId }) => orderId)}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [watchedKey(row), row.version]));
}
