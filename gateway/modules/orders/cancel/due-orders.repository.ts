import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { orderOf } from '#gateway/modules/orders/read/order-row.repository.ts';

/** Names a flight on a day. */
export type FlightOnDay = { readonly flightNumber: string; readonly date: string };

const due = (trx: DatabaseTransaction, now: Date) =>
  trx
    .selectFrom('orders')
    .selectAll('orders')
    .where('orders.state', '=', 'PENDING_PAYMENT')
    .where('orders.payment_due_at', '<=', now)
    .orderBy('orders.payment_due_at')
    .forUpdate('orders')
    .skipLocked();

/**
 * Orders past their payment deadline that are not cancelled in the database yet, without those
 * locked by another transaction.
 */
export const lockDueOrders = async (
  trx: DatabaseTransaction,
  now: Date,
  most: number,
): Promise<OrderRecord[]> => (await due(trx, now).limit(most).execute()).map(orderOf);

/** Those of them that hold seats on one of these flights. */
export async function lockDueOrdersOn(
  trx: DatabaseTransaction,
  flights: readonly FlightOnDay[],
  now: Date,
): Promise<OrderRecord[]> {
  if (flights.length === 0) return [];
  const rows = await due(trx, now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_segments')
          .select('order_segments.order_id')
          .whereRef('order_segments.order_id', '=', 'orders.id')
          .where(({ or, and, eb }) =>
            or(
              flights.map(({ flightNumber, date }) =>
                and([
                  eb('order_segments.flight_number', '=', flightNumber),
                  eb('order_segments.departure_date', '=', date),
                ]),
              ),
            ),
          ),
      ),
    )
    .execute();
  return rows.map(orderOf);
}

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
