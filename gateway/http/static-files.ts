import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A service worker asks this site alone, and is asked for again at each start: a release replaces
 * it at once.
 */
const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/**
 * Answers with the browser's files of the built site, compressed when it was built; everything else
 * goes to `otherwise`. Names under /assets/ change with their content, as does the query of the
 * pictures under /mail/: both are cached for ever.
 */
export function staticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
  otherwise: Listener,
): Listener {
  if (!existsSync(folder)) return otherwise;
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader(
        'cache-control',
        /^\/(assets|mail)\//.test(pathname)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      );
      if (pathname.endsWith('.worker.js'))
        for (const [name, value] of Object.entries(WORKER_HEADERS)) response.setHeader(name, value);
      // shown by mail programs in a browser, which are other sites
      if (pathname.startsWith('/mail/'))
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (pathname.endsWith('.data'))
        response.setHeader('content-type', 'text/x-script; charset=utf-8');
    },
  });
  return (request, response) => {
    const pathname = request.url?.split('?', 1)[0] ?? '/';
    const reading = request.method === 'GET' || request.method === 'HEAD';
    // Pages go through the front, which gives each answer its nonce.
    const page = pathname.endsWith('/') || pathname.endsWith('.html') || !pathname.includes('.');
    if (!reading || page) return otherwise(request, response);
    // A file that was removed under a running gateway ends its answer, and not the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    return serve(request, response, () => void otherwise(request, response));
  };
}
