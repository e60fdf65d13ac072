import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import { readDescription } from '#gateway/upstreams/read-teams.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { freePort, type System, startSystem } from '#tests/support/system.ts';

const SECRET = 'the secret of a system whose refunds are served elsewhere';
const EXAMPLE = path.resolve(import.meta.dirname, '../../../gateway/upstreams/examples/refunds');

/** The way to a service, which can be cut: what the service knows is not lost by it. */
async function wayTo(target: number) {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const way = createServer((from) => {
    const to = dial(target, '127.0.0.1');
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    from.pipe(to).pipe(from);
  });
  const open = () => new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      way.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await open();
  return { port, open, cut };
}

/** A whole system whose refunds the example service serves, which can be away and come back. */
export type SystemWithRefunds = System & {
  cutRefunds(): Promise<void>;
  bringRefundsBack(): Promise<void>;
};

export async function startSystemWithRefunds(): Promise<SystemWithRefunds> {
  const port = await freePort();
  const [key] = teamKeys(deriveKeys({ secret: SECRET }).upstreams, 'refunds');
  const service = await startRefunds({ port: 0, gateway: `http://127.0.0.1:${port}`, key });
  const way = await wayTo(Number(new URL(service.url).port));
  const folder = mkdtempSync(path.join(tmpdir(), 'upstreams-'));
  cpSync(EXAMPLE, path.join(folder, 'refunds'), { recursive: true });
  const file = path.join(folder, 'refunds/upstream.json');
  const url = `http://127.0.0.1:${way.port}/graphql`;
  writeFileSync(file, JSON.stringify({ ...readDescription(file), url }));
  const system = await startSystem({ port, environment: { UPSTREAMS: folder, SECRET } });
  return {
    ...system,
    cutRefunds: way.cut,
    bringRefundsBack: way.open,
    async stop() {
      await system.stop();
      await service.close();
      await way.cut().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
