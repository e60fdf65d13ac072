import type { Environment } from '#gateway/environment.ts';
import { type AskGateway, fetchFor } from '#gateway/http/call-gateway.ts';
import type { Log } from '#gateway/ports/log.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { type PackedPage, packPage } from './packed-page.ts';
import { pageTraits } from './page-traits.ts';
import type { RenderQueue } from './render-queue.ts';
import { type KeptAs, publicConfiguration, type WebSite } from './web-site.ts';

/** Pages that ask the gateway for what is the same for all visitors: rendered once and cached in memory for a short time. */
export type KeptPages = {
  /** Null where this visitor's page must be rendered. */
  page(request: Request, address: string): Promise<PackedPage | null>;
};

export type KeptPagesDependencies = {
  readonly environment: Environment;
  readonly webSite: Pick<WebSite, 'handle' | 'keptAs' | 'NONCE_SLOT'>;
  readonly renders: RenderQueue;
  readonly ask: AskGateway;
  /** The airline's clock: what was rendered before it was moved is not shown after. */
  readonly now: () => Date;
  readonly log: Log;
};

const KEPT_MILLISECONDS = 60_000;
/** More than the site has pages: the cache can never grow with what is requested. */
const MOST_KEPT = 500;

type Kept = { readonly at: number; readonly page: Promise<PackedPage | null> };

export function keepPages({
  environment,
  webSite,
  renders,
  ask,
  now,
  log,
}: KeptPagesDependencies): KeptPages {
  const configuration = publicConfiguration(environment);
  // Whether this address redirects depends on cookies, so no shared cache may store it.
  const traits = pageTraits(webSite, environment, 'private, no-cache');
  const session = sessionCookie(environment.publicUrl);
  const kept = new Map<string, Kept>();

  /** Renders a page without a visitor. Null for an incomplete page, or one that turns out to be personal. */
  async function draw(as: KeptAs, address: string): Promise<PackedPage | null> {
    const end = await renders.enterForAll();
    try {
      return await drawNow(as, address);
    } finally {
      end();
    }
  }

  async function drawNow({ path, cookie }: KeptAs, address: string): Promise<PackedPage | null> {
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
    return packPage(await answer.text(), traits);
  }

  function drawAnew(key: string, as: KeptAs, address: string): Kept {
    const entry: Kept = { at: now().getTime(), page: draw(as, address).catch(() => null) };
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return entry;
  }

  const isFresh = ({ at }: Kept) => {
    const age = now().getTime() - at;
    return age >= 0 && age < KEPT_MILLISECONDS;
  };

  return {
    async page(request, address) {
      const as = session.read(request) === null ? webSite.keptAs(request) : null;
      if (as === null) return null;
      const key = `${as.path} ${as.cookie}`;
      const known = kept.get(key);
      const entry = known && isFresh(known) ? known : drawAnew(key, as, address);
      const page = await entry.page;
      // Requests that waited for it render their own page; the next one tries to fill the cache again.
      if (page === null && kept.get(key) === entry) kept.delete(key);
      return page;
    },
  };
}
