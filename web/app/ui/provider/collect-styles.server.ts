import { Transform } from 'node:stream';
import { createStyleCache, STYLE_NAMES } from './style-cache.ts';

const HEAD_END = '</head>';

/**
 * Collects the styles of a document while React renders it, instead of a style element beside each
 * element: the stream holds what React writes in one tick and puts the new rules before it, the
 * first ones at the end of the head.
 */
export function collectStyles(nonce: string | undefined) {
  const cache = createStyleCache(nonce);
  cache.compat = true;
  const { insert } = cache;
  let fresh: string[] = [];
  cache.insert = (...args) => {
    const [, { name }] = args;
    if (cache.inserted[name] === undefined) fresh.push(name);
    return insert(...args);
  };

  /**
   * The rules that have come since the last call, in the form in which the browser's cache takes
   * them over.
   */
  function freshStyles(): string {
    const rules = fresh.flatMap((name) => {
      const css = cache.inserted[name];
      return typeof css === 'string' && css ? [{ name, css }] : [];
    });
    fresh = [];
    if (rules.length === 0) return '';
    const names = rules.map(({ name }) => name).join(' ');
    const css = rules.map((rule) => rule.css).join('');
    const attribute = nonce ? ` nonce="${nonce}"` : '';
    return `<style ${STYLE_NAMES}="${names}"${attribute}>${css}</style>`;
  }

  let held: Buffer[] = [];
  let hasHead = false;
  /** Bytes stay bytes: as a text, a document would be read and written once more. */
  function release(): Buffer<ArrayBuffer> | null {
    if (held.length === 0) return null;
    const chunk = Buffer.concat(held);
    held = [];
    const styles = freshStyles();
    if (!styles) return chunk;
    const at = hasHead ? 0 : chunk.indexOf(HEAD_END);
    if (at < 0) return chunk;
    hasHead = true;
    return Buffer.concat([chunk.subarray(0, at), Buffer.from(styles), chunk.subarray(at)]);
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      if (held.length === 1)
        setImmediate(() => {
          const ready = release();
          if (ready !== null) stream.push(ready);
        });
      done();
    },
    flush(done) {
      // Not at once: until then the document may be taken whole.
      process.nextTick(() => done(null, release() ?? undefined));
    },
  });

  /**
   * All of the document, where React has nothing left to write: such a page needs no stream. Else
   * null, and what has been written goes out.
   */
  function whole(): Buffer<ArrayBuffer> | null {
    const written = release();
    // The stream of a whole document is not read, but it has to end, as a render ends with it.
    if (stream.writableEnded) stream.resume();
    else if (written) stream.push(written);
    return stream.writableEnded ? written : null;
  }
  return { cache, stream, whole };
}
