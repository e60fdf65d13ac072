import { get } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The head of an answer; null where the connection ended without one. */
export type Head = { readonly status: number; readonly retryAfter: string | null } | null;

/** Requests that were sent at once. */
export interface Burst {
  /** Every answer, when the last one is read or its connection has ended. */
  readonly heads: Promise<readonly Head[]>;
  /** Closes all connections, as clients do that are no longer interested. */
  leave(): void;
}

/** Sends `count` requests at once, each on a connection of its own. */
export function burst(url: string, count: number): Burst {
  const requests = Array.from({ length: count }, () =>
    get(url, { agent: false, headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
  );
  const heads = requests.map(
    (request) =>
      new Promise<Head>((resolve) => {
        request.once('error', () => resolve(null));
        request.once('response', (response) => {
          const { statusCode: status = 0, headers } = response;
          response.resume();
          response.once('error', () => resolve(null));
          response.once('end', () =>
            resolve({ status, retryAfter: headers['retry-after'] ?? null }),
          );
        });
      }),
  );
  return {
    heads: Promise.all(heads),
    leave() {
      for (const request of requests) request.destroy();
    },
  };
}

/**
 * Opens `connections` and sends on each of them as many requests at once, without waiting for
 * answers.
 */
export async function pipelined(url: string, connections: number, each: number) {
  const { host, hostname, port, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => {
      const socket: Socket = connect(Number(port), hostname);
      socket.on('error', () => {}).resume();
      return new Promise<Socket>((resolve) => socket.once('connect', () => resolve(socket)));
    }),
  );
  for (const socket of sockets) socket.write(request.repeat(each));
  return {
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
