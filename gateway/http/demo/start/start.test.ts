import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { deriveKeys } from '#gateway/keys.ts';
import { prepareDemoWorld } from '#gateway/scenarios/demo-world.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { siteAddresses } from '#gateway/site-addresses.ts';
import { testDatabase } from '#tests/support/database.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };
import { startRoutes } from './start.routes.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');
await prepareDemoWorld({ db, keys, now });
const app = new Hono().route(
  '/demo',
  startRoutes({
    db,
    keys,
    clock: { now: () => now },
    addresses: siteAddresses('https://air.example'),
  }),
);
const page = async (lang: string) => (await app.request(`/demo?lang=${lang}`)).text();

describe('the demo’s first page', () => {
  test('lists every booking with the name and the mailbox that open it', async () => {
    const text = await page('en');
    for (const reference of ['DEMPAY', 'DEMFAM', 'DEMBIZ', 'DEMNOW', 'DEMFLY', 'DEMEND'])
      expect(text).toContain(`/order/flightOrderDetail?reference=${reference}`);
    expect(text).toContain('SATO/YUKI');
    expect(text).toContain('to=yuki.sato%40example.com');
  });

  test('speaks three languages', async () => {
    expect(await page('ja')).toContain('lang="ja"');
    expect(await page('zh-hk')).toContain('訂位編號');
    for (const catalogue of [zhHk, ja])
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test('says of every scenario what it is', () => {
    expect(SCENARIOS.filter(({ name }) => !Object.hasOwn(en, name))).toEqual([]);
  });

  test('runs no script', async () => {
    const answer = await app.request('/demo');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
