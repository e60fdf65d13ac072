import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { testDatabase } from '#tests/support/database.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };
import { skyOverHub } from './page.ts';
import { startDesk } from './start.test-support.ts';

const { app, page, clock, counted } = await startDesk((await testDatabase()).db);

describe('the demo’s first page', () => {
  test('lists every booking with the name and the mailbox that open it', async () => {
    const text = await page('en');
    for (const reference of ['DEMPAY', 'DEMFAM', 'DEMBIZ', 'DEMNOW', 'DEMFLY', 'DEMEND'])
      expect(text).toContain(`/order/flightOrderDetail?reference=${reference}`);
    expect(text).toContain('SATO/YUKI');
    expect(text).toContain('to=yuki.sato%40example.com');
  });

  test('leads under the page of the site that its visitor comes from', async () => {
    const referer = 'https://air.example/order/flightOrderDetail?reference=DEMPAY';
    const from = await (await app.request('/demo', { headers: { referer } })).text();
    expect(from).toContain('Look under /order/flightOrderDetail?reference=DEMPAY');
    expect(await page('en')).toContain('href="/reference/screen">Look under a screen');
  });

  test('speaks three languages', async () => {
    expect(await page('ja')).toContain('lang="ja"');
    expect(await page('zh-hk')).toContain('訂位編號');
    for (const catalogue of [zhHk, ja])
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
  });

  test('says of every scenario what it is, under a title', () => {
    const lacks = (name: string) =>
      !(Object.hasOwn(en, name) && Object.hasOwn(en, `title.${name}`));
    expect(SCENARIOS.filter(({ name }) => lacks(name))).toEqual([]);
  });

  test('begins under the sky that its clock has at the hub', async () => {
    const night = new Date('2026-12-01T18:00:00Z');
    const noon = new Date('2026-12-01T04:00:00Z');
    expect([skyOverHub(night), skyOverHub(noon)]).toEqual(['night', 'noon']);
    expect(await page('en')).toContain(`data-sky="${skyOverHub(clock.now())}"`);
  });

  test('runs no script', async () => {
    const answer = await app.request('/demo');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('its clock', () => {
  const press = (advance: string, headers: Record<string, string>) =>
    app.request('http://air.example/demo/move-clock?lang=ja', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ advance }).toString(),
    });
  const own = { 'sec-fetch-site': 'same-origin' };

  test('is moved by its buttons, and what became late is swept', async () => {
    const answer = await press('50', own);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/demo?lang=ja']);
    expect(clock.offsetMinutes()).toBe(50);
    expect(counted.sweeps).toBe(1);
  });

  test('brings a new booking to pay once the old one has lapsed', async () => {
    expect(await page('en')).toContain('Awaiting payment');
  });

  test('goes back', async () => {
    await press('0', { origin: 'http://air.example', host: 'air.example' });
    expect(clock.offsetMinutes()).toBe(0);
  });

  test('is not moved by forms of other sites, nor by what is no move', async () => {
    expect((await press('50', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await press('50', { origin: 'null', host: 'air.example' })).status).toBe(403);
    expect((await press('50', {})).status).toBe(403);
    for (const advance of ['', '-5', '1e3', '99999', 'x'])
      expect((await press(advance, own)).status).toBe(400);
    expect(clock.offsetMinutes()).toBe(0);
  });
});
