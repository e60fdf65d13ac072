import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { FoundOffer } from './buyer.ts';

/**
 * Orders that hold seats, in the words of the database itself: nothing of the gateway's code is
 * asked.
 */
const SEATS_OF_ORDERS = sql`
  SELECT segment.flight_number, segment.departure_date, segment.cabin, count(*)::int AS seats
  FROM orders
  JOIN order_segments AS segment ON segment.order_id = orders.id
  JOIN order_passengers AS passenger ON passenger.order_id = orders.id
  WHERE orders.state NOT IN ('CANCELLED', 'REFUNDED') AND passenger.type <> 'INF'
  GROUP BY 1, 2, 3`;

/** How many seats of a flight's cabin belong to orders that live. */
export async function seatsOfOrders(db: Database, offer: FoundOffer): Promise<number> {
  const { flightNumber, date } = offer.flight;
  const { rows } = await sql<{ seats: number }>`
    SELECT seats FROM (${SEATS_OF_ORDERS}) AS held
    WHERE flight_number = ${flightNumber} AND departure_date = ${date} AND cabin = ${offer.cabin}`.execute(
    db,
  );
  return rows[0]?.seats ?? 0;
}

/** Counters that say something else than the orders do, one line each. */
export async function wrongCounters(db: Database): Promise<string[]> {
  const { rows } = await sql<{ flight: string; counted: number; held: number }>`
    SELECT concat_ws(' ', flight_number, departure_date::text, cabin) AS flight,
      coalesce(counter.sold - counter.sold_elsewhere, 0) AS counted,
      coalesce(held.seats, 0) AS held
    FROM flight_inventory AS counter
    FULL JOIN (${SEATS_OF_ORDERS}) AS held USING (flight_number, departure_date, cabin)
    WHERE coalesce(counter.sold - counter.sold_elsewhere, 0) <> coalesce(held.seats, 0)`.execute(
    db,
  );
  return rows.map(({ flight, counted, held }) => `${flight}: counter ${counted}, orders ${held}`);
}

/**
 * Orders of which a part is missing, by their references. What opened an old order to its buyer is
 * swept in time.
 */
export async function halfOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM orders
    WHERE NOT EXISTS (SELECT FROM order_passengers WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM order_segments WHERE order_id = orders.id)
      OR NOT EXISTS (SELECT FROM order_history WHERE order_id = orders.id AND event = 'CREATED')
      OR (
        created_at > now() - make_interval(mins => ${LIMITS.orderAccessMinutes})
        AND NOT EXISTS (SELECT FROM order_access WHERE order_id = orders.id)
      )`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** The references of all orders. */
export async function orderReferences(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('orders').select('reference').execute();
  return new Set(rows.map(({ reference }) => reference));
}
