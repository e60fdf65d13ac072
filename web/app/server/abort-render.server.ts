import type { PassThrough } from 'node:stream';

/** A render under way and what may end it before its time. */
interface Render {
  /** Aborts when the client leaves. */
  signal: AbortSignal;
  /** After so long, what is not yet rendered is given up, and the rest is sent. */
  milliseconds: number;
  /** Takes the page; closed, nothing of the render is left. */
  stream: PassThrough;
  /** React's own. */
  abort(reason?: unknown): void;
}

/**
 * Ends a render with its client: nothing is rendered, and no timer held, for a page that is no
 * longer read.
 */
export function abortRender({ signal, milliseconds, stream, abort }: Render): void {
  const timer = setTimeout(abort, milliseconds);
  const leave = () => {
    abort(signal.reason);
    stream.destroy();
  };
  stream.on('close', () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  });
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
}
