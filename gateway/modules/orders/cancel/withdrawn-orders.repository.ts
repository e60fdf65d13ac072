import type { Database } from '#gateway/database/database.ts';
import type { FlightOnDay } from './due-orders.repository.ts';

const unpaidSegments = (db: Database) =>
  db
    .selectFrom('order_segments')
    .innerJoin('orders', 'orders.id', 'order_segments.order_id')
    .where('orders.state', '=', 'PENDING_PAYMENT');

/** The flights of unpaid orders, each once. */
export async function flightsOfUnpaid(db: Database): Promise<FlightOnDay[]> {
  const rows = await unpaidSegments(db)
    .select(['order_segments.flight_number', 'order_segments.departure_date'])
    .distinct()
    .execute();
  return rows.map(({ flight_number, departure_date }) => ({
    flightNumber: flight_number,
    date: departure_date,
  }));
}

/** The unpaid orders on a flight. */
export async function unpaidOn(
  db: Database,
  { flightNumber, date }: FlightOnDay,
): Promise<string[]> {
  const rows = await unpaidSegments(db)
    .select('orders.id')
    .where('order_segments.flight_number', '=', flightNumber)
    .where('order_segments.departure_date', '=', date)
    .execute();
  return rows.map(({ id }) => id);
}
