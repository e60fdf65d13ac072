import type { MiddlewareHandler } from 'hono';
import { compress } from './compress.ts';

const COMPRESSIBLE =
  /^(text\/|application\/(json|graphql|javascript|problem|ld|manifest)|image\/svg)/;
const SMALL = 1_024;

/**
 * Compresses answers as they stream: what the page has rendered so far reaches the browser at once, so that a slow part
 * does not hold back the rest.
 */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, body } = c.res;
  const length = headers.get('content-length');
  if (
    !body ||
    c.req.method === 'HEAD' ||
    headers.has('content-encoding') ||
    !COMPRESSIBLE.test(headers.get('content-type') ?? '') ||
    headers.get('content-type')?.startsWith('text/event-stream') ||
    (length !== null && Number(length) < SMALL)
  )
    return;
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '');
  headers.append('vary', 'accept-encoding');
  if (!encoding) return;
  const compressed = new Headers(headers);
  compressed.set('content-encoding', encoding);
  compressed.delete('content-length');
  const etag = compressed.get('etag');
  if (etag && !etag.startsWith('W/')) compressed.set('etag', `W/${etag}`);
  const { status, statusText } = c.res;
  c.res = undefined;
  // a body from yoga is iterable without being the platform's own ReadableStream
  c.res = new Response(compress(body as unknown as AsyncIterable<Uint8Array>, encoding), {
    status,
    statusText,
    headers: compressed,
  });
};

/** Brotli where the browser takes it, else gzip, else nothing. */
export function chooseEncoding(accepted: string): 'br' | 'gzip' | null {
  if (takesEncoding(accepted, 'br')) return 'br';
  return takesEncoding(accepted, 'gzip') ? 'gzip' : null;
}

/** Whether a browser that sends this `accept-encoding` can unpack `name`. */
export const takesEncoding = (accepted: string, name: 'br' | 'gzip'): boolean =>
  accepted.split(',').some((entry) => {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
