import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '#gateway/environment.ts';
import { type AskGateway, fetchFor } from '#gateway/http/call-gateway.ts';
import type { FrontEnv } from '#gateway/http/front-env.ts';
import { RETRY_AFTER_SECONDS } from '#gateway/http/retry-after.ts';
import { contentSecurityPolicy } from '#gateway/http/security-headers.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { BusyPages } from './busy-pages.ts';
import { clientSignal } from './client-signal.ts';
import type { KeptPages } from './kept-pages.ts';
import type { MissingPages } from './missing-pages.ts';
import { isWhole, renderInTurn } from './render-in-turn.ts';
import type { RenderQueue } from './render-queue.ts';
import { publicConfiguration, type WebSite } from './web-site.ts';
import type { WrittenPages } from './written-pages.ts';

export type PageDependencies = {
  readonly environment: Environment;
  readonly webSite: Pick<WebSite, 'handle' | 'frontDoor'>;
  readonly writtenPages: WrittenPages;
  /** Null in development, where every change shows at once. */
  readonly keptPages: KeptPages | null;
  /** Null in development too. */
  readonly missingPages: MissingPages | null;
  readonly renders: RenderQueue;
  readonly busyPages: BusyPages;
  readonly ask: AskGateway;
  readonly log: Log;
  /** Off in development, where the browser hides nonces from the page and Vite's own inline code has none. */
  readonly nonces: boolean;
};

const LARGEST_FORM = 64 * 1024;
/** No address of the site has so many parts. The router matches each against all: thousands would block all requests. */
const MOST_PARTS = 32;

/** Every other path: prerendered and cached pages, and what the web site renders for the request. */
export function pageRoutes({
  environment,
  webSite,
  writtenPages,
  keptPages,
  missingPages,
  renders,
  busyPages,
  ask,
  log,
  nonces,
}: PageDependencies) {
  const configuration = publicConfiguration(environment);
  return new Hono<FrontEnv>()
    .use(async (c, next) =>
      c.req.path.split('/', MOST_PARTS + 2).length > MOST_PARTS + 1 ? c.notFound() : next(),
    )
    .get('*', async (c, next) => {
      const written = writtenPages.page(c.req.path);
      const elsewhere = written && webSite.frontDoor(c.req.raw);
      if (elsewhere) return elsewhere;
      const page = written ?? (await keptPages?.page(c.req.raw, c.get('address')));
      if (page) return page.answer(c.req.raw.headers);
      return (await missingPages?.page(c.req.raw)) ?? next();
    })
    .use(bodyLimit({ maxSize: LARGEST_FORM }))
    .all('*', async (c) => {
      const signal = clientSignal(c);
      const answer = await renderInTurn(renders, signal, () =>
        render(new Request(c.req.raw, { signal }), c),
      );
      return answer ?? busyPages.answer(c.req.raw);
    });

  async function render(request: Request, c: Context<FrontEnv>): Promise<Response> {
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
    // Also the data of a page and its redirects: all are drawn for one visitor.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    if (whole) return answer;
    const { status, statusText, body } = answer;
    return new Response(body, { status, statusText, headers });
  }
}
