import { OFFLINE_BOARDING_PASS } from '#schema/codes/flights/offline-boarding-pass.ts';
import { cleanupCachedPasses } from '#web/app/apollo/member/cached-boarding-passes.ts';
import { isCachedPass } from './cached-pass.ts';
import { serveFromCache } from './serve-from-cache.ts';

/*
 * The service worker of boarding passes (RULES 12.16). It answers where the network does not, and
 * keeps nothing itself: that does the page. It is registered for the addresses of boarding passes
 * alone.
 */

/** What a service worker has beyond a page, as far as it is used here. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};
type FetchEvent = Event & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

const scope = globalThis as unknown as WorkerScope;

// a worker cannot see whether the member is signed in: the pages of the site remove what must go
// with the session
const sweep = () => cleanupCachedPasses(Date.now(), true);

const WORLD = {
  origin: location.origin,
  caches,
  fetch: fetch.bind(globalThis),
  sweep,
  patience: () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, OFFLINE_BOARDING_PASS.patienceSeconds * 1000);
    }),
};

/** At each start: what must go goes, and the worker too where nothing is left to answer with. */
async function tidy(): Promise<void> {
  await sweep();
  if (!(await caches.keys()).some(isCachedPass)) await scope.registration.unregister();
}

addEventListener('install', () => {
  // copies are whole, each with its files: the worker of a new release can answer with those of an
  // old one
  void scope.skipWaiting();
});

addEventListener('fetch', (event) => {
  const asked = event as FetchEvent;
  const answer = serveFromCache(asked.request, WORLD);
  if (answer) asked.respondWith(answer);
});

void tidy();
