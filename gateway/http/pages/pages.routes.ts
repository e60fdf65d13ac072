import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '#gateway/environment.ts';
import { fetchFor, type GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { RETRY_AFTER_SECONDS } from '#gateway/http/retry-after.ts';
import { contentSecurityPolicy } from '#gateway/http/security-headers.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { OverloadPage } from './overload-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';
import { isWhole, renderLimited } from './render-limited.ts';
import type { RenderQueue } from './render-queue.ts';
import { publicConfiguration, type SiteHandler } from './site-handler.ts';

/**
 * Aborts when the client leaves. The request's own signal does not where the request waits behind
 * others of the same connection (pipelining): Node does not notify such a request, so the
 * connection is watched.
 */
function clientDisconnect(c: Context<HonoEnv>): AbortSignal {
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

export type PageDependencies = {
  readonly environment: Environment;
  readonly webSite: Pick<SiteHandler, 'handle' | 'localeRedirect'>;
  readonly writtenPages: PrerenderedPages;
  /** Null in development, where every change shows at once. */
  readonly keptPages: PageCache | null;
  readonly renders: RenderQueue;
  readonly busyPages: OverloadPage;
  readonly ask: GraphqlFetch;
  readonly log: Log;
  /**
   * Off in development, where the browser hides nonces from the page and Vite's own inline code has
   * none.
   */
  readonly nonces: boolean;
};

const LARGEST_FORM = 64 * 1024;
/**
 * No address of the site has so many parts. The router matches each against all: thousands would
 * block all requests.
 */
const MOST_PARTS = 32;

/**
 * Every other path: prerendered and cached pages, and what the web site renders for the request.
 */
export function pageRoutes({
  environment,
  webSite,
  writtenPages,
  keptPages,
  renders,
  busyPages,
  ask,
  log,
  nonces,
}: PageDependencies) {
  const configuration = publicConfiguration(environment);
  return new Hono<HonoEnv>()
    .use(async (c, next) =>
      c.req.path.split('/', MOST_PARTS + 2).length > MOST_PARTS + 1 ? c.notFound() : next(),
    )
    .get('*', async (c, next) => {
      const written = writtenPages.page(c.req.path);
      const elsewhere = written && webSite.localeRedirect(c.req.raw);
      if (elsewhere) return elsewhere;
      const page = written ?? (await keptPages?.page(c.req.raw, c.get('address')));
      return page ? page.answer(c.req.raw.headers) : next();
    })
    .use(bodyLimit({ maxSize: LARGEST_FORM }))
    .all('*', async (c) => {
      const signal = clientDisconnect(c);
      const answer = await renderLimited(renders, signal, () =>
        render(new Request(c.req.raw, { signal }), c),
      );
      return answer ?? busyPages.answer(c.req.raw);
    });

  async function render(request: Request, c: Context<HonoEnv>): Promise<Response> {
    const nonce = nonces ? randomBytes(16).toString('base64') : null;
    const setCookies: string[] = [];
    const fetchGraphQL = fetchFor(request, c.get('address'), ask, setCookies);
    const where = { path: c.req.path, requestId: c.get('requestId') };
    const report = (fault: unknown) => void log.fault(fault, 'a page has a fault', where);
    const answer = await webSite.handle(request, {
      nonce,
      fetchGraphQL,
      configuration,
      report,
    });
    const whole = isWhole(answer);
    const headers = whole ? answer.headers : new Headers(answer.headers);
    for (const cookie of setCookies) headers.append('set-cookie', cookie);
    if (nonce && headers.get('content-type')?.startsWith('text/html'))
      headers.set('content-security-policy', contentSecurityPolicy({ nonce }, environment));
    if (answer.status === 503 && !headers.has('retry-after'))
      headers.set('retry-after', RETRY_AFTER_SECONDS);
    // Also the data of a page and its redirects: all are rendered for one visitor.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    if (whole) return answer;
    const { status, statusText, body } = answer;
    return new Response(body, { status, statusText, headers });
  }
}
