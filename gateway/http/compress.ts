import { once } from 'node:events';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from 'node:zlib';

/** How a body is compressed, by its names in `content-encoding`; the best first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Bytes of a part of the answer: most pages go out as one. */
const PART = 65_536;
/**
 * Powers of two, in bytes: 512 kB hold every page. A larger window is only longer in the making.
 */
const BROTLI_WINDOW = 19;
/** Holds a body that is compressed at once. */
const WHOLE_WINDOW = 18;

const brotli = (window: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: window,
});
const GZIP_LEVEL = 5;

const compressorFor = (encoding: Encoding) =>
  encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        chunkSize: PART,
        params: brotli(BROTLI_WINDOW),
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, chunkSize: PART, level: GZIP_LEVEL });

/** All of a body at once, on the event loop: half of what it costs as a stream. */
export function compressWhole(body: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'gzip') return gzipSync(body, { level: GZIP_LEVEL });
  return brotliCompressSync(body, {
    params: { ...brotli(WHOLE_WINDOW), [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/**
 * The body compressed part by part; a reader that leaves ends the body too. It is read no faster
 * than the compressed one.
 */
export function compress(
  body: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const compressor = compressorFor(encoding);
  const parts = body[Symbol.asyncIterator]();

  async function feed(): Promise<void> {
    for (;;) {
      const { done, value } = await parts.next();
      if (done) break;
      if (!compressor.write(value)) await once(compressor, 'drain');
    }
    compressor.end();
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      compressor.on('data', (part: Buffer<ArrayBuffer>) => {
        controller.enqueue(part);
        if ((controller.desiredSize ?? 0) <= 0) compressor.pause();
      });
      compressor.once('end', () => controller.close());
      compressor.once('error', (fault) => controller.error(fault));
      feed().catch((fault: Error) => compressor.destroy(fault));
    },
    pull: () => void compressor.resume(),
    async cancel() {
      compressor.destroy();
      await parts.return?.();
    },
  });
}
