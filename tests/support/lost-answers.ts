import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import type { Database } from '#gateway/database/database.ts';
import { type FoundOffer, orderBody } from './buyer.ts';

/** A port behind which a gateway without an HTTP front answers. */
export async function portOf(answer: (request: Request) => Response | Promise<Response>) {
  const server = createServer(getRequestListener(answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Orders as a browser without cookies does, and hangs up before the answer comes. */
export async function orderAndHangUp(url: string, offer: FoundOffer, key: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const body = orderBody(offer, key);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.resetAndDestroy());
}

/** What came of all submissions: orders, seats that they hold, and e-mails that wait to be sent. */
export async function booked(db: Database) {
  const { rows } = await sql<{ orders: number; seats: number; mails: number }>`
    SELECT (SELECT count(*)::int FROM orders) AS orders,
      (SELECT coalesce(sum(sold - sold_elsewhere), 0)::int FROM flight_inventory) AS seats,
      (SELECT count(*)::int FROM graphile_worker.jobs
        WHERE task_identifier = 'send-booking-held') AS mails`.execute(db);
  return rows[0] ?? { orders: 0, seats: 0, mails: 0 };
}

/** Waits until so many orders are there. */
export const expectOrders = (db: Database, count: number) =>
  expect.poll(async () => (await booked(db)).orders, { timeout: 10_000 }).toBe(count);
