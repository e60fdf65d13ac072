import { expect, test } from 'vitest';
import { cachedPasses } from '#web/app/testing/cached-passes.ts';
import { serveFromCache } from './serve-from-cache.ts';

const ORIGIN = 'https://air.example';
const PAGE = '/checkIn/order-result?flight=one';
const KEPT = { [`boarding-pass guest 2000 1000 ${PAGE}`]: { [PAGE]: 'copy', '/assets/a.js': 'a' } };

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => undefined);

type Wishes = { fetch?: typeof fetch; sweep?: () => Promise<void>; patience?: () => Promise<void> };

/** What the worker answers, as text; null where it leaves it to the browser. */
async function answer(path: string, mode: 'navigate' | 'cors' | 'POST', wishes: Wishes = {}) {
  const { fetch = away, sweep = async () => undefined, patience = never } = wishes;
  const request = {
    url: path.startsWith('/') ? ORIGIN + path : path,
    mode,
    method: mode === 'POST' ? 'POST' : 'GET',
  } as unknown as Request;
  const surroundings = { origin: ORIGIN, caches: cachedPasses(KEPT), fetch, sweep, patience };
  return (await serveFromCache(request, surroundings))?.text() ?? null;
}

test('without a network the boarding pass is shown as it was kept, with its files', async () => {
  expect(await answer(PAGE, 'navigate')).toBe('copy');
  expect(await answer('/assets/a.js', 'cors')).toBe('a');
});

test('with a network the page is that of now', async () => {
  expect(await answer(PAGE, 'navigate', { fetch: async () => new Response('now') })).toBe('now');
});

test('a network that does not answer in time, and a server with a fault, are none', async () => {
  expect(await answer(PAGE, 'navigate', { fetch: never, patience: async () => undefined })).toBe(
    'copy',
  );
  const fault = async () => new Response('busy', { status: 503 });
  expect(await answer(PAGE, 'navigate', { fetch: fault })).toBe('copy');
});

test('what the server refuses is not shown from the copy', async () => {
  const refused = async () => new Response('not open', { status: 404 });
  expect(await answer(PAGE, 'navigate', { fetch: refused })).toBe('not open');
});

test('another flight, and the page that cancels a check-in, are never answered from a copy', async () => {
  for (const path of ['/checkIn/order-result?flight=two', `${PAGE}&cancel=1`])
    await expect(answer(path, 'navigate')).rejects.toThrow('Failed to fetch');
});

test('queries, forms, downloads and other sites are left to the browser', async () => {
  for (const path of [
    '/graphql',
    '/check-in/boarding-pass.pdf',
    'https://else.example/assets/a.js',
  ])
    expect(await answer(path, 'cors'), path).toBeNull();
  expect(await answer(PAGE, 'POST')).toBeNull();
});
