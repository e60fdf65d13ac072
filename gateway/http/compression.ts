import type { Context, MiddlewareHandler } from 'hono';
import { compress, compressWhole, ENCODINGS, type Encoding } from './compress.ts';

const COMPRESSIBLE =
  /^(text\/|application\/(json|graphql|javascript|problem|ld|manifest)|image\/svg)/;
const SMALL = 1_024;
/** What is longer would hold the event loop for some milliseconds. */
const AT_ONCE = 262_144;

/**
 * Compresses answers as they stream: what the page has rendered so far reaches the browser at once,
 * so that a slow part does not hold back the rest. An answer that is whole, as its length is known,
 * is compressed in one go.
 */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!isCompressible(headers)) return;
  const packing = packingOf(c.res, c.req.header('accept-encoding') ?? '');
  // Before the body is looked at: the server makes the headers of an answer final then.
  varyByEncoding(headers);
  if (!packing) return;
  // Of a body that is not sent, the compressed length is not known.
  if (c.req.method === 'HEAD') headers.delete('content-length');
  else if (c.res.body) await compressAnswer(c, packing);
};

/** Says to caches that an answer comes in several encodings, where it does not say so already. */
export function varyByEncoding(headers: Headers): void {
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding');
}

/** Infinite where it is not known. */
const lengthIn = (headers: Headers): number =>
  Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);

/** Whether an answer with these headers is worth compressing. */
export function isCompressible(headers: Headers): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    !headers.has('content-encoding') &&
    COMPRESSIBLE.test(type) &&
    !type.startsWith('text/event-stream') &&
    lengthIn(headers) >= SMALL
  );
}

type Packing = {
  readonly encoding: Encoding;
  pack(): ReturnType<typeof compress> | Promise<ReturnType<typeof compressWhole>>;
};

/**
 * How an answer is compressed for a browser with this `accept-encoding`; null where it stays as it
 * is.
 */
function packingOf(answer: Response, accepted: string): Packing | null {
  if (lengthIn(answer.headers) <= AT_ONCE) {
    const encoding = chooseEncoding(accepted);
    const body = async () => new Uint8Array(await answer.arrayBuffer());
    return encoding && { encoding, pack: async () => compressWhole(await body(), encoding) };
  }
  const encoding = chooseEncoding(accepted);
  // a body from yoga is iterable without being the platform's own ReadableStream
  const parts = () => answer.body as unknown as AsyncIterable<Uint8Array>;
  return encoding && { encoding, pack: () => compress(parts(), encoding) };
}

async function compressAnswer(c: Context, { encoding, pack }: Packing): Promise<void> {
  const { status, statusText, headers } = c.res;
  const compressed = new Headers(headers);
  compressed.set('content-encoding', encoding);
  compressed.delete('content-length');
  const etag = compressed.get('etag');
  if (etag && !etag.startsWith('W/')) compressed.set('etag', `W/${etag}`);
  const packed = await pack();
  c.res = undefined;
  c.res = new Response(packed, { status, statusText, headers: compressed });
}

/**
 * The first of these encodings that a browser with this `accept-encoding` can unpack; null for
 * none.
 */
export const chooseEncoding = (accepted: string): Encoding | null =>
  ENCODINGS.find((name) => takesEncoding(accepted, name)) ?? null;

/** Whether a browser that sends this `accept-encoding` can unpack `name`. */
export const takesEncoding = (accepted: string, name: Encoding): boolean =>
  accepted.split(',').some((entry) => {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
