import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { PURSE } from '#gateway/scenarios/sets/members.scenarios.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testDatabase } from '#tests/support/database.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };
import { startDesk } from './start.test-support.ts';

const { db } = await testDatabase();
const { app, page, keys, clock, services, signedIn } = await startDesk(db);

describe('its situations', () => {
  const follow = (answer: Response) => app.request(answer.headers.get('location') ?? '');
  const make = (
    scenario: string,
    headers: Record<string, string>,
    lang = 'en',
    more: Record<string, string> = {},
  ) =>
    app.request(`http://air.example/demo/make?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ scenario, ...more }).toString(),
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
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie().join()).toContain('session=');
    expect(await (await follow(answer)).text()).toMatch(
      /order\/flightOrderDetail\?reference=[A-Z0-9]{6}/,
    );
  });

  test('a flight is opened by a link, sold down or with its news', async () => {
    const sold = await follow(await make('last-seats', own));
    const gate = await follow(await make('gate-changed', own, 'ja'));
    expect(await sold.text()).toMatch(/flightInquiry\?trip=one-way&amp;from=[A-Z]{3}/);
    expect(await gate.text()).toMatch(/\/ja\/flightStatus\/details\?flight=MG\d+&amp;date=/);
  });

  test('one whose flights are all sold out says so', async () => {
    const desk = testOrders(db, keys);
    desk.at(clock.now());
    // whichever side of midnight it is by then
    for (const day of [44, 45, 46])
      for (const { flights } of desk.timetable.journeys('PVG', 'SIN', desk.inDays(day)))
        for (const flight of flights) await desk.leaveSeats(flight, 'ECONOMY', 0);
    const answer = await make('cancelled-by-traveller', own, 'ja');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(ja.soldOut);
  });

  test('the page of one says who you are, how to be it again, and what to try, in every language', async () => {
    const made = await make('coupons-and-points', own, 'ja');
    const address = made.headers.get('location') ?? '';
    const text = await (await app.request(address)).text();
    expect(text).toContain('Lee Siu Ming');
    expect(text).toMatch(/ハピネスカード　会員番号\d{10}/);
    expect(text).toMatch(/member-\w{8}@example\.com/);
    expect(text).toContain(PURSE.password);
    for (const link of ['/ja/account', '/ja/points', '/ja/order/equityOrder'])
      expect(text).toContain(`href="${link}"`);
    const english = await (await app.request(address.replace('=ja', '=en'))).text();
    expect(english).toContain('Siu Ming Lee');
    const again = await app.request(`http://air.example${address.replace('?', '/sign-in?')}`, {
      method: 'POST',
      headers: own,
    });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/ja/account']);
    const request = new Request('https://air.example', {
      headers: {
        cookie: again.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      },
    });
    expect((await services.sessions.actorOf(request)).memberId).not.toBeNull();
    expect(await page('ja')).toContain(address.split('?')[0]);
  });

  test('a member speaks the language of the page', async () => {
    const made = await follow(await make('new-member', own, 'zh-hk'));
    const email = /member-\w{8}@example\.com/.exec(await made.text())?.[0] ?? '';
    const member = await db
      .selectFrom('members')
      .innerJoin('member_contacts', 'member_contacts.member_id', 'members.id')
      .select('locale')
      .where('address', '=', email)
      .executeTakeFirst();
    expect(member).toEqual({ locale: 'zh-hk' });
  });

  test('a visitor who is signed in as someone else is asked before another member takes the place', async () => {
    const visit = { request: new Request('https://air.example'), responseHeaders: new Headers() };
    const memberId = await testOrders(db, keys).joinClub({
      lastName: 'Own',
      firstName: 'Someone’s',
      title: null,
      gender: null,
      dateOfBirth: '1990-04-12',
      nationality: null,
      locale: 'en',
    });
    signedIn.member = await testOrders(db, keys).memberOf(memberId);
    await services.sessions.signIn(visit, { memberId, remember: false });
    const cookie = visit.responseHeaders.getSetCookie()[0]?.split(';')[0] ?? '';
    const asked = await make('new-member', { ...own, cookie });
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([200, []]);
    expect(await asked.text()).toContain('Someone’s Own');
    expect((await make('expiring-soon', { ...own, cookie })).status).toBe(303);
    const confirmed = await make('new-member', { ...own, cookie }, 'en', { confirmed: 'yes' });
    expect(confirmed.status).toBe(303);
    const next = confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // one member of a scenario takes the place of another without a question
    expect((await make('new-member', { ...own, cookie: next })).status).toBe(303);
  });

  test('a page that there is not leads back to the start', async () => {
    for (const path of ['make', 'made/x', `made/${randomUUID()}`]) {
      const answer = await app.request(`/demo/${path}?lang=ja`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/demo?lang=ja']);
    }
  });

  test('are not made by forms of other sites, nor by a name that is none', async () => {
    expect((await make('last-seats', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await make('last-seats', {})).status).toBe(403);
    expect((await make('no-such', own)).status).toBe(400);
  });
});
