import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CachingProxy, cachingProxy } from '#tests/support/outage/caching-proxy.ts';
import { type System, startSystem } from '#tests/support/system.ts';

/** Whose browser has been here: signed in, in Japanese, in the dark. */
const RETURNING = {
  cookie: 'locale=ja; colour-mode=dark; session=of-someone; signed-in=1',
  'sec-fetch-site': 'none',
};

describe('a site behind a cache', () => {
  let system: System;
  let cache: CachingProxy;
  beforeAll(async () => {
    system = await startSystem();
    cache = cachingProxy(system.url);
  }, 240_000);
  afterAll(() => system.stop());

  it.each(['/zh-hk/planeWiFi', '/ja/culture', '/zh-hk/carryOnBaggage'])(
    '%s is asked for once a minute, whoever comes, and holds nothing of the first visitor',
    async (path) => {
      const before = cache.passed;
      const first = await cache.ask(path, RETURNING);
      const second = await cache.ask(path);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(cache.passed).toBe(before + 1);
      for (const { headers } of [first, second]) {
        expect(headers.has('set-cookie')).toBe(false);
        expect(headers.get('vary')?.toLowerCase()).not.toContain('cookie');
        expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
      }
      const html = await second.text();
      expect(html).not.toContain('nonce=');
      expect(html).toBe(await (await fetch(system.url + path)).text());
      cache.wait(60);
      await cache.ask(path);
      expect(cache.passed).toBe(before + 2);
    },
  );

  it('an address without a language still leads to the one that was chosen last', async () => {
    expect((await cache.ask('/culture')).status).toBe(200);
    const led = await cache.ask('/culture', RETURNING);
    expect([led.status, led.headers.get('location')]).toEqual([302, '/ja/culture']);
    expect((await cache.ask('/culture')).status).toBe(200);
  });

  it.each(['/ja', '/ja/login', '/ja/order/flightOrderDetail', '/ja/no-such-page'])(
    '%s is never kept',
    async (path) => {
      const before = cache.passed;
      await cache.ask(path);
      await cache.ask(path);
      expect(cache.passed).toBe(before + 2);
    },
  );
});
