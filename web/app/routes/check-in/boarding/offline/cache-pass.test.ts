import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedPasses } from '#web/app/testing/cached-passes.ts';
import { cachePass, dropPass, isKept } from './cache-pass.ts';
import { cachedPassName } from './cached-pass.ts';

const ADDRESS = '/ja/checkIn/order-result?flight=one';
const IN_AN_HOUR = Date.now() + 60 * 60_000;
const pass = (savedAt: number, address = ADDRESS) => ({
  ofMember: false,
  until: IN_AN_HOUR,
  savedAt,
  address,
});
const OLDER = cachedPassName(pass(1));
const OTHER = cachedPassName(pass(1, '/checkIn/order-result?flight=two'));

/** What the server answers for the page. */
const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { vary: 'cookie' } }));

beforeEach(() => {
  const copy = { [ADDRESS]: 'older' };
  vi.stubGlobal(
    'caches',
    cachedPasses({ [OLDER]: copy, [OTHER]: { '/checkIn/order-result?flight=two': 'x' } }),
  );
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => unknown) => work() },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a page with its files takes the place of the earlier copy, and of no other flight’s', async () => {
  answering('<html><link href="/assets/a-1.css"> pass-id');
  expect(await cachePass(pass(2), ['pass-id'])).toBe(true);
  expect(await caches.keys()).toEqual([OTHER, cachedPassName(pass(2))]);
  const page = await caches.match(ADDRESS);
  expect(await page?.text()).toContain('<html data-kept="">');
  expect(page?.headers.has('vary')).toBe(false);
  expect(await caches.match('/assets/a-1.css')).toBeDefined();
});

test.each([
  ['does not show the boarding pass', 'not open here', 200],
  ['is a fault', 'pass-id', 503],
])('an answer that %s is not kept, and the earlier copy stays', async (_, body, status) => {
  answering(body, status);
  expect(await cachePass(pass(2), ['pass-id'])).toBe(false);
  expect(await caches.keys()).toEqual([OLDER, OTHER]);
});

test('without a network the earlier copy stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await cachePass(pass(2), ['pass-id'])).toBe(false);
  expect(await isKept(ADDRESS)).toBe(true);
});

test('a page whose time is over by then is not kept', async () => {
  answering('<html> pass-id');
  await cachePass({ ...pass(2), until: Date.now() - 1 }, ['pass-id']);
  expect(await isKept(ADDRESS)).toBe(false);
});

test('a cancelled check-in removes the boarding passes of its flight in every language', async () => {
  await dropPass('/checkIn/order-result?flight=one');
  expect(await caches.keys()).toEqual([OTHER]);
});
