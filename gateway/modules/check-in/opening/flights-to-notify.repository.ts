import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

/** A flight of an order for which no notice was sent yet. */
export type FlightToNotify = FlightOfOrder & { readonly flight: FlightKey };

/**
 * Flights of orders that leave within a time and still have a passenger to be checked in, the next
 * first.
 */
export async function flightsToNotify(
  db: Database,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<FlightToNotify[]> {
  const rows = await db
    .selectFrom('order_segments')
    .innerJoin('orders', 'orders.id', 'order_segments.order_id')
    .select([
      'order_segments.order_id as orderId',
      'order_segments.index as segmentIndex',
      'order_segments.flight_number as flightNumber',
      'order_segments.departure_date as date',
    ])
    .where('order_segments.departs_at', '>', from)
    .where('order_segments.departs_at', '<=', to)
    .where('orders.ticketed_at', 'is not', null)
    .where('orders.anonymised_at', 'is', null)
    // its seller notifies the travellers
    .where('orders.sold_by', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('coupons')
          .select('coupons.id')
          .whereRef('coupons.order_id', '=', 'order_segments.order_id')
          .whereRef('coupons.segment_index', '=', 'order_segments.index')
          .where('coupons.state', '=', 'OPEN'),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('check_in_notices')
            .select('check_in_notices.told_at')
            .whereRef('check_in_notices.order_id', '=', 'order_segments.order_id')
            .whereRef('check_in_notices.segment_index', '=', 'order_segments.index'),
        ),
      ),
    )
    .orderBy('order_segments.departs_at')
    .orderBy('order_segments.order_id')
    .execute();
  return rows.map(({ flightNumber, date, ...key }) => ({ ...key, flight: { flightNumber, date } }));
}

/**
 * Records that the travellers of a flight are notified; false where another gateway has done so.
 */
export async function markNotified(
  trx: DatabaseTransaction,
  { orderId, segmentIndex }: FlightOfOrder,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('check_in_notices')
    .values({ order_id: orderId, segment_index: segmentIndex, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('told_at')
    .executeTakeFirst();
  return row !== undefined;
}
