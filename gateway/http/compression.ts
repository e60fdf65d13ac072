import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/** How a body is compressed, by its names in `content-encoding`; the best first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

const COMPRESSIBLE =
  /^(text\/|application\/(json|graphql|javascript|problem|ld|manifest)|image\/svg)/;
const SMALL = 1_024;

/** Bytes of a part of the answer: most pages go out as one. */
const PART = 65_536;
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  // a power of two, in bytes: 512 kB hold every page, and a larger window is longer in the making
  [constants.BROTLI_PARAM_LGWIN]: 19,
};

/**
 * Compresses answers as they stream: what the page has rendered so far reaches the browser at once,
 * so that a slow part does not hold back the rest.
 */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, statusText, headers, body } = c.res;
  if (!isCompressible(headers)) return;
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '');
  if (!encoding) return;
  // Of a body that is not sent, the compressed length is not known.
  if (c.req.method === 'HEAD') headers.delete('content-length');
  else if (body) {
    const compressed = compressedHeaders(headers, encoding);
    c.res = undefined;
    c.res = new Response(compress(body, encoding), { status, statusText, headers: compressed });
  }
};

/** Whether an answer with these headers is worth compressing. */
function isCompressible(headers: Headers): boolean {
  const type = headers.get('content-type') ?? '';
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  return (
    !headers.has('content-encoding') &&
    COMPRESSIBLE.test(type) &&
    !type.startsWith('text/event-stream') &&
    length >= SMALL
  );
}

function compressedHeaders(headers: Headers, encoding: Encoding): Headers {
  const compressed = new Headers(headers);
  compressed.set('content-encoding', encoding);
  compressed.delete('content-length');
  const etag = compressed.get('etag');
  if (etag && !etag.startsWith('W/')) compressed.set('etag', `W/${etag}`);
  return compressed;
}

/**
 * The body compressed part by part, read no faster than its reader takes it. A reader that leaves
 * ends the body; a body that fails fails its reader.
 */
export function compress(body: AsyncIterable<Uint8Array>, encoding: Encoding): ReadableStream {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          chunkSize: PART,
          params: BROTLI,
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, chunkSize: PART, level: 5 });
  // a fault ends both; the reader is told
  pipeline(Readable.from(body), compressor, () => undefined);
  return Readable.toWeb(compressor) as ReadableStream;
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
