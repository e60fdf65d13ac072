import { afterEach, expect, test, vi } from 'vitest';
import { cachedPasses } from '#web/app/testing/cached-passes.ts';
import { cleanupCachedPasses } from './cached-boarding-passes.ts';

const ADDRESS = '/checkIn/order-result?flight=one';
const GUEST = `boarding-pass guest 3000 1000 ${ADDRESS}`;
const MEMBER = `boarding-pass member 3000 1000 ${ADDRESS}`;
const OVER = `boarding-pass member 2000 1000 ${ADDRESS}`;
const BROKEN = 'boarding-pass of an older release';
const FOREIGN = 'another-site-on-this-host 1';

afterEach(() => vi.unstubAllGlobals());

async function leftAfter(now: number, signedIn: boolean): Promise<string[]> {
  const names = [GUEST, MEMBER, OVER, BROKEN, FOREIGN];
  vi.stubGlobal('caches', cachedPasses(Object.fromEntries(names.map((name) => [name, {}]))));
  await cleanupCachedPasses(now, signedIn);
  return caches.keys();
}

test('what is over goes, and what cannot be read', async () => {
  expect(await leftAfter(2000, true)).toEqual([GUEST, MEMBER, FOREIGN]);
});

test('a member’s boarding passes go when the session has ended, a guest’s have an end of their own', async () => {
  expect(await leftAfter(2000, false)).toEqual([GUEST, FOREIGN]);
});

test('at the sign-out all of them go', async () => {
  expect(await leftAfter(Number.POSITIVE_INFINITY, true)).toEqual([FOREIGN]);
});

test('a browser without caches has none to remove', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(cleanupCachedPasses(0, false)).resolves.toBeUndefined();
});
