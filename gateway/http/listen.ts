import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Listening = {
  readonly server: Server;
  readonly port: number;
  /** Goes on answering for so long, each answer the last on its connection. */
  leave(milliseconds: number): Promise<void>;
  /**
   * Takes no more connections and waits for the answers under way, at most `patienceMilliseconds`.
   */
  drain(patienceMilliseconds?: number): Promise<void>;
};

/** Another program uses the port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/**
 * Slow or silent clients are disconnected: node checks them only when the checking interval is set.
 */
const TIMES = {
  connectionsCheckingInterval: 1_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
};

/** An HTTP server that does not listen yet; development attaches Vite's socket to it. */
export const makeServer = (times: Partial<typeof TIMES> = {}): Server =>
  createServer({ ...TIMES, ...times });

/** Listens, and answers with `listener`. @throws PortTaken */
export async function listen(
  server: Server,
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  let leaving = false;
  const silent = silentConnections(server);
  server.on('request', (request, response) => {
    if (leaving) response.setHeader('connection', 'close');
    listener(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) =>
      reject(
        fault.code === 'EADDRINUSE'
          ? new PortTaken(`Port ${port} is taken. Set PORT to another one.`)
          : fault,
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    leave(milliseconds) {
      leaving = true;
      return sleep(milliseconds);
    },
    drain: (patienceMilliseconds = 10_000) => drain(server, silent, patienceMilliseconds),
  };
}

/**
 * Connections on which nothing has been asked yet: browsers and proxies open them in advance. Node
 * does not count them as idle.
 */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return silent;
}

/** What is on its way on a silent connection when the draining begins arrives within this time. */
const SILENCE_MILLISECONDS = 500;

const drain = (
  server: Server,
  silent: ReadonlySet<Socket>,
  patienceMilliseconds: number,
): Promise<void> =>
  new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
    const silence = setTimeout(() => {
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    }, SILENCE_MILLISECONDS);
    // A connection that was busy when the draining began is idle, and kept alive, after its answer.
    const tidying = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(patience);
      clearTimeout(silence);
      clearInterval(tidying);
      resolve();
    });
    server.closeIdleConnections();
  });
