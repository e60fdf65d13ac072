import { holdsPage } from './cached-pass.ts';

/** What a service worker has, and a test makes up. */
type Surroundings = {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'match'>;
  /** Removes the copies whose time is over. */
  sweep(): Promise<void>;
  /** Resolves when an answer has taken too long. */
  patience(): Promise<void>;
};

const SERVER_FAULTS = 500;

/** The copy of a page; undefined where there is none, or none any more. */
async function keptPage(
  address: string,
  { caches, sweep }: Surroundings,
): Promise<Response | undefined> {
  await sweep();
  for (const name of await caches.keys()) {
    if (!holdsPage(name, address)) continue;
    const page = await (await caches.open(name)).match(address);
    if (page) return page;
  }
  return undefined;
}

/**
 * The page from the network; its copy where the network is away or slow, or the server has a fault.
 */
async function pageFor(
  request: Request,
  address: string,
  surroundings: Surroundings,
): Promise<Response> {
  const asked = surroundings.fetch(request);
  const answered = asked.catch(() => undefined);
  const kept = await keptPage(address, surroundings);
  if (!kept) return asked;
  const answer = await Promise.race([answered, surroundings.patience()]);
  return answer && answer.status < SERVER_FAULTS ? answer : kept;
}

/** A file whose name changes with its content: the copy is as good as the network's. */
const fileFor = async ({ url }: Request, { caches, fetch }: Surroundings): Promise<Response> =>
  (await caches.match(url, { ignoreVary: true })) ?? fetch(url);

/**
 * What the worker answers to a request from a boarding pass's page; null where it leaves the
 * request to the browser.
 */
export function serveFromCache(
  request: Request,
  surroundings: Surroundings,
): Promise<Response> | null {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== surroundings.origin) return null;
  if (request.mode === 'navigate') return pageFor(request, pathname + search, surroundings);
  const isFile = pathname.startsWith('/assets/') || pathname === '/favicon.gen.svg';
  return isFile ? fileFor(request, surroundings) : null;
}
