import type { Context } from 'hono';
import type { HonoEnv } from '#gateway/http/hono-env.ts';

/**
 * Aborts when the client leaves. The request's own signal does not where the request waits behind
 * others of the same connection (pipelining): Node does not notify such a request, so the
 * connection is watched.
 */
export function clientDisconnect(c: Context<HonoEnv>): AbortSignal {
  const { incoming, outgoing } = c.env ?? {};
  if (!incoming || !outgoing) return c.req.raw.signal;
  const { socket } = incoming;
  const left = new AbortController();
  const leave = () => left.abort();
  // Each of its pipelined requests listens, for as long as it is answered.
  socket.setMaxListeners(0);
  // A client that has closed its half gets no answer from Node either; its 'close' comes turns of
  // the event loop later.
  socket.once('end', leave).once('close', leave);
  outgoing.once('close', () => socket.off('end', leave).off('close', leave));
  if (socket.destroyed || socket.readableEnded) leave();
  return left.signal;
}
