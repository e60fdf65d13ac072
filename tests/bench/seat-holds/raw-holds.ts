import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { rawRate } from '#tests/bench/rates/raw-database.ts';
import type { SeatedBuyer } from './seated-buyers.ts';

/** As many connections as a gateway has. */
const CONNECTIONS = 12;

/**
 * The statements of one choice of a seat (place-seats.service.ts), after a row that the gateway has
 * written.
 */
const holdSeat = async (client: pg.PoolClient, { orderId }: SeatedBuyer, seatNumber: string) => {
  const id = randomUUID();
  await client.query('BEGIN');
  await client.query(
    'INSERT INTO idempotency_keys (scope, key, request_hash, answer) VALUES ($1, $2, $3, NULL)',
    [`${id}:selectSeats`, id, id],
  );
  await client.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
  const { rows } = await client.query(
    "SELECT * FROM chosen_seats WHERE order_id = $1 AND state IN ('HELD', 'CONFIRMED')",
    [orderId],
  );
  const [before] = rows;
  await client.query(
    `SELECT seat_number FROM chosen_seats
     WHERE flight_number = $1 AND departure_date = $2 AND state IN ('HELD', 'CONFIRMED')`,
    [before.flight_number, before.departure_date],
  );
  await client.query(
    "UPDATE chosen_seats SET state = 'CANCELLED', held_until = NULL, ended_at = now() WHERE id = $1",
    [before.id],
  );
  const row = { ...before, id, seat_number: seatNumber };
  const names = Object.keys(row);
  const marks = names.map((_, index) => `$${index + 1}`);
  await client.query(
    `INSERT INTO chosen_seats (${names}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
    Object.values(row),
  );
  await client.query('UPDATE idempotency_keys SET answer = $2 WHERE scope = $1', [
    `${id}:selectSeats`,
    JSON.stringify({ seatOrderId: null }),
  ]);
  await client.query('COMMIT');
};

/** Holds that pg alone makes a second with the database that the gateway works on. */
export async function rawHolds(
  databaseUrl: string,
  wanted: (turn: number) => { readonly buyer: SeatedBuyer; readonly seatNumber: string },
): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  try {
    return await rawRate(pool, (client, turn) => {
      const { buyer, seatNumber } = wanted(turn);
      return holdSeat(client, buyer, seatNumber);
    });
  } finally {
    await pool.end();
  }
}
