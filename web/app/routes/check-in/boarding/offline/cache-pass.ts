import { cleanupCachedPasses } from '#web/app/apollo/member/cached-boarding-passes.ts';
import { type CachedPass, cachedPassName, holdsFlight, holdsPage } from './cached-pass.ts';
import { filesOfPage, markedAsKept } from './files-of-page.ts';

/** They describe how the answer travelled, and what it varies by: neither is true of a copy. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'vary'];

async function removeWhere(goes: (name: string) => boolean): Promise<void> {
  for (const name of await caches.keys()) if (goes(name)) await caches.delete(name);
}

/** The page as the server renders it now; null where it does not show these boarding passes. */
async function pageWith(address: string, passIds: readonly string[]): Promise<Response | null> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const html = answer.ok ? await answer.text() : '';
  if (!passIds.every((id) => html.includes(id))) return null;
  const headers = new Headers(answer.headers);
  for (const name of OF_TRANSPORT) headers.delete(name);
  return new Response(markedAsKept(html), { headers });
}

async function store(pass: CachedPass, page: Response): Promise<void> {
  const name = cachedPassName(pass);
  const cache = await caches.open(name);
  try {
    await cache.addAll(['/favicon.gen.svg', ...filesOfPage(await page.clone().text())]);
    // last: a cache that has its page is whole
    await cache.put(pass.address, page);
  } catch (fault) {
    await caches.delete(name);
    throw fault;
  }
  await removeWhere((other) => other !== name && holdsPage(other, pass.address));
}

/** Whether a page is kept on this device. */
export const isKept = async (address: string): Promise<boolean> =>
  (await caches.keys()).some((name) => holdsPage(name, address));

/**
 * Keeps the page of boarding passes on this device with each file that it needs, in place of an
 * earlier copy.
 * @param passIds what the page must show
 * @returns whether it is kept now; without a network the earlier copy stays
 */
export const cachePass = (pass: CachedPass, passIds: readonly string[]): Promise<boolean> =>
  // one tab after the other: else two could remove each other's copy
  navigator.locks
    .request('boarding-pass', async () => {
      const page = await pageWith(pass.address, passIds);
      if (page) await store(pass, page);
      // the session may have ended meanwhile
      await cleanupCachedPasses();
      return page !== null;
    })
    .catch(() => false);

/**
 * Removes what is kept of a flight, in every language. @param path of its boarding passes, in
 * English
 */
export async function dropPass(path: string): Promise<void> {
  if (typeof caches === 'undefined') return;
  await removeWhere((name) => holdsFlight(name, path));
}
