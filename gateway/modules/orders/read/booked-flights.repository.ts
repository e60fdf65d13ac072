import type { Database } from '#gateway/database/database.ts';
import type { BoundOfOrder } from '#gateway/modules/orders/order.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

const flown = (db: Database) =>
  db
    .selectFrom('order_segments')
    .innerJoin('orders', 'orders.id', 'order_segments.order_id')
    .where('orders.state', 'in', ['TICKETED', 'PART_REFUNDED'])
    .where('orders.anonymised_at', 'is', null);

/** The flights of ticketed orders that leave within a time, each once. */
export async function flightsBetween(db: Database, from: Date, to: Date): Promise<FlightKey[]> {
  const rows = await flown(db)
    .select(['order_segments.flight_number', 'order_segments.departure_date'])
    .distinct()
    .where('order_segments.departs_at', '>=', from)
    .where('order_segments.departs_at', '<=', to)
    .execute();
  return rows.map(({ flight_number, departure_date }) => ({
    flightNumber: flight_number,
    date: departure_date,
  }));
}

/** The ticketed orders on a flight. */
export async function ordersOn(db: Database, { flightNumber, date }: FlightKey): Promise<string[]> {
  const rows = await flown(db)
    .select('orders.id')
    .where('order_segments.flight_number', '=', flightNumber)
    .where('order_segments.departure_date', '=', date)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The bounds of ticketed orders that have a flight; where only connections matter, those that go on
 * with another flight.
 */
export async function boundsOn(
  db: Database,
  { flightNumber, date }: FlightKey,
  connectingOnly: boolean,
): Promise<BoundOfOrder[]> {
  const rows = await flown(db)
    .select(['orders.id', 'order_segments.bound_index'])
    .where('order_segments.flight_number', '=', flightNumber)
    .where('order_segments.departure_date', '=', date)
    .$if(connectingOnly, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('order_segments as next')
            .select('next.index')
            .whereRef('next.order_id', '=', 'order_segments.order_id')
            .whereRef('next.bound_index', '=', 'order_segments.bound_index')
            .whereRef('next.index', '>', 'order_segments.index'),
        ),
      ),
    )
    .execute();
  return rows.map(({ id, bound_index }) => ({ orderId: id, boundIndex: bound_index }));
}
