import type { Database } from '#gateway/database/database.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

/**
 * The ticketed orders of some that have a flight, the latest first, without an access check: only
 * their contacts learn of it.
 */
export const flightsAmong = async (
  db: Database,
  orderIds: readonly string[],
  { flightNumber, date }: FlightKey,
): Promise<FlightOfOrder[]> =>
  db
    .selectFrom('order_segments')
    .innerJoin('orders', 'orders.id', 'order_segments.order_id')
    .select(['order_segments.order_id as orderId', 'order_segments.index as segmentIndex'])
    .where((eb) => eb('order_segments.order_id', '=', eb.fn.any(eb.val(orderIds))))
    .where('order_segments.flight_number', '=', flightNumber)
    .where('order_segments.departure_date', '=', date)
    .where('orders.ticketed_at', 'is not', null)
    .orderBy('orders.created_at', 'desc')
    .execute();
