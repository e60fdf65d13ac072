import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openPool } from './database.ts';

/** The settings that a pool sends when it connects, as a server reads them. */
async function startParametersOf(pooled: boolean): Promise<Record<string, string>> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = openPool(`postgres://airline@127.0.0.1:${port}/flights`, {}, pooled);
  const refused = pool.connect().catch(() => {});
  const [socket] = await once(server, 'connection');
  const [packet] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  await refused;
  await pool.end();
  server.close();
  // its length and the version of the protocol come first
  const texts = packet.subarray(8).toString('utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    texts.flatMap((name, at) => (at % 2 === 0 ? [[name, texts[at + 1] ?? '']] : [])),
  );
}

it('PostgreSQL is told the limits of a connection when it begins', async () => {
  expect(await startParametersOf(false)).toMatchObject({
    statement_timeout: '10000',
    lock_timeout: '5000',
    idle_in_transaction_session_timeout: '15000',
  });
});

it('PgBouncer is told nothing that it refuses', async () => {
  const sent = Object.keys(await startParametersOf(true)).toSorted();
  expect(sent).toEqual(['application_name', 'client_encoding', 'database', 'user']);
});
