import { connect, createServer, type Socket } from 'node:net';

/** The line between a gateway and its database. */
export interface DatabaseLine {
  /** The database's address by way of this line. */
  readonly url: string;
  /** From now on nothing gets through, as if the database had been stopped. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on it stays open and carries nothing, as if the database hung. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Lays a line to a database that a test can cut for as long as it likes. */
export async function layDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const there = new URL(databaseUrl);
  const open = new Set<Socket>();
  /** The ends at the database, whose answers a frozen line holds back. */
  const ends = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    ends.add(far);
    far.once('close', () => ends.delete(far));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.on('error', () => {});
      end.once('close', () => {
        open.delete(end);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
    if (frozen) far.pause();
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const end of open) end.destroy();
    await closed;
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    cut,
    mend: () => listen(address.port),
    freeze: () => {
      frozen = true;
      for (const end of ends) end.pause();
    },
    thaw: () => {
      frozen = false;
      for (const end of ends) end.resume();
    },
    stop: async () => {
      if (server.listening) await cut();
    },
  };
}
