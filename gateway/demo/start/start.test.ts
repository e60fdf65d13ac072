import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { randomIds } from '#gateway/ports/ids.ts';
import { bookingDesk } from '#gateway/scenarios/booking-desk.ts';
import { prepareDemoWorld } from '#gateway/scenarios/demo-world.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { browserCookie } from '#gateway/sessions/browser-cookie.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { openDemoClock } from '#gateway/simulated/demo-clock.repository.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { testDatabase } from '#tests/support/database.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };
import { startRoutes } from './start.routes.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const clock = await openDemoClock(db);
const services = {
  sessions: createSessions({
    repository: sessionRepository(db),
    cookie: sessionCookie('https://air.example'),
    browser: browserCookie('https://air.example'),
    clock,
    ids: randomIds,
  }),
};
const now = clock.now();
await prepareDemoWorld({ db, keys, now });
let sweeps = 0;
const app = new Hono().route(
  '/demo',
  startRoutes({
    db,
    keys,
    clock,
    services,
    sweep: async () => {
      sweeps += 1;
    },
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
    expect(sweeps).toBe(1);
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

describe('its situations', () => {
  const make = (scenario: string, headers: Record<string, string>, lang = 'en') =>
    app.request(`http://air.example/demo/make?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ scenario }).toString(),
    });
  const own = { 'sec-fetch-site': 'same-origin' };

  test('each has a button with a sentence, in every language', async () => {
    for (const [lang, texts] of Object.entries({ en, 'zh-hk': zhHk, ja })) {
      const text = await page(lang);
      for (const { name } of SCENARIOS) expect(text).toContain(`name="scenario" value="${name}"`);
      expect(text).toContain(texts['gate-changed']);
      expect(text).toContain(texts.make);
    }
  });

  test('an order is the visitor’s own, and a link opens it', async () => {
    const answer = await make('expiring-soon', own);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toContain('session=');
    expect(await answer.text()).toMatch(/order\/flightOrderDetail\?reference=[A-Z0-9]{6}/);
  });

  test('a flight is opened by a link, sold down or with its news', async () => {
    const [sold, gate] = [await make('last-seats', own), await make('gate-changed', own, 'ja')];
    expect(await sold.text()).toMatch(/flightInquiry\?trip=one-way&amp;from=[A-Z]{3}/);
    expect(await gate.text()).toMatch(/\/ja\/flightStatus\/details\?flight=MG\d+&amp;date=/);
  });

  test('one whose flights are all sold out says so', async () => {
    const desk = bookingDesk(db, keys);
    desk.at(clock.now());
    // whichever side of midnight it is by then
    for (const day of [44, 45, 46])
      for (const { flights } of desk.timetable.journeys('PVG', 'SIN', desk.inDays(day)))
        for (const flight of flights) await desk.leaveSeats(flight, 'ECONOMY', 0);
    const answer = await make('cancelled-by-traveller', own, 'ja');
    expect([answer.status, await answer.text()]).toEqual([409, `${ja.soldOut}\n`]);
  });

  test('a choice of language on the page that was made leads back to the start', async () => {
    const answer = await app.request('/demo/make?lang=ja');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/demo?lang=ja']);
  });

  test('are not made by forms of other sites, nor by a name that is none', async () => {
    expect((await make('last-seats', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await make('last-seats', {})).status).toBe(403);
    expect((await make('no-such', own)).status).toBe(400);
  });
});
