import type { Environment } from '#gateway/environment.ts';
import { fetchFor, type GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { Log } from '#gateway/ports/log.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { type CompressedPage, compressPage } from './compressed-page.ts';
import { pageHeaders } from './page-headers.ts';
import type { RenderQueue } from './render-queue.ts';
import { type PageCacheKey, publicConfiguration, type SiteHandler } from './site-handler.ts';

/**
 * Pages that ask the gateway for what is the same for all visitors: rendered once and cached in
 * memory for a short time.
 */
export type PageCache = {
  /** Null where this visitor's page must be rendered. */
  page(request: Request, address: string): Promise<CompressedPage | null>;
};

export type PageCacheDependencies = {
  readonly environment: Environment;
  readonly webSite: Pick<SiteHandler, 'handle' | 'pageCacheKey' | 'NONCE_SLOT'>;
  readonly renders: RenderQueue;
  readonly ask: GraphqlFetch;
  /** The airline's clock: what was rendered before it was moved is not shown after. */
  readonly now: () => Date;
  readonly log: Log;
};

const KEPT_MILLISECONDS = 60_000;
/** More than the site has pages: the cache can never grow with what is requested. */
const MOST_KEPT = 500;

type CachedPage = { readonly at: number; readonly page: Promise<CompressedPage | null> };

export function createPageCache({
  environment,
  webSite,
  renders,
  ask,
  now,
  log,
}: PageCacheDependencies): PageCache {
  const configuration = publicConfiguration(environment);
  // Whether this address redirects depends on cookies, so no shared cache may store it.
  const traits = pageHeaders(webSite, environment, 'private, no-cache');
  const session = sessionCookie(environment.publicUrl);
  const kept = new Map<string, CachedPage>();

  /**
   * Renders a page without a visitor. Null for an incomplete page, or one that turns out to be
   * personal.
   */
  async function render(as: PageCacheKey, address: string): Promise<CompressedPage | null> {
    const end = await renders.enterForAll();
    try {
      return await drawNow(as, address);
    } finally {
      end();
    }
  }

  async function drawNow(
    { path, cookie }: PageCacheKey,
    address: string,
  ): Promise<CompressedPage | null> {
    // Nothing of the visitor who happens to be the first goes into it, but what it is kept for.
    const url = new URL(path, configuration.origin);
    const request = new Request(url, { headers: { cookie } });
    const setCookies: string[] = [];
    const report = (fault: unknown) =>
      void log.fault(fault, 'a page to be kept has a fault', { path });
    const answer = await webSite.handle(request, {
      nonce: webSite.NONCE_SLOT,
      fetchGraphQL: fetchFor(new Request(url), address, ask, setCookies),
      configuration,
      report,
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const isPrivate =
      setCookies.length > 0 ||
      answer.headers.has('set-cookie') ||
      answer.headers.get('cache-control')?.includes('no-store');
    if (answer.status !== 200 || !isPage || isPrivate) return null;
    return compressPage(await answer.text(), traits);
  }

  function renderAgain(key: string, as: PageCacheKey, address: string): CachedPage {
    const entry: CachedPage = { at: now().getTime(), page: render(as, address).catch(() => null) };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return entry;
  }

  const isFresh = ({ at }: CachedPage) => {
    const age = now().getTime() - at;
    return age >= 0 && age < KEPT_MILLISECONDS;
  };

  return {
    async page(request, address) {
      const as = session.read(request) === null ? webSite.pageCacheKey(request) : null;
      if (as === null) return null;
      const key = `${as.path} ${as.cookie}`;
      const known = kept.get(key);
      const entry = known && isFresh(known) ? known : renderAgain(key, as, address);
      const page = await entry.page;
      // Requests that waited for it render their own page; the next one tries to fill the cache
      // again.
      if (page === null && kept.get(key) === entry) kept.delete(key);
      return page;
    },
  };
}
