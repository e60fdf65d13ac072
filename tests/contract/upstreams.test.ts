import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkInOpenFamily } from '#gateway/scenarios/sets/check-in.scenarios.ts';
import { startFlightStatus } from '#gateway/upstreams/examples/flight-status/service.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import { VIEWER_HEADER } from '#gateway/upstreams/verify-viewer.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  gatewayWithUpstreams,
  keyOfTeam,
} from '#tests/support/upstreams/gateway-with-upstreams.ts';
import { documentIdOf } from '#web/app/apollo/document-id.ts';
import { lacksTeamsOnly } from '#web/app/apollo/without-teams.ts';
import { OrderDetailDocument } from '#web/app/routes/trips/order-detail/order-detail.route.gen.ts';

const opened = await gatewayWithUpstreams({
  refunds: startRefunds,
  'flight-status': startFlightStatus,
});
const { browser, setShare, kill } = opened;

const date = new Date(opened.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
const STATUS = `query ($by: FlightStatusLookup!) { flightStatus(by: $by) {
  flights { state segment { flightNumber origin { city } } arrival { airport { code } } aircraft { name } } } }`;
const LISTS = `{ openOrders { id } viewer { id openedOrders { order { id bookingReference refunds { id } } } } }`;
const by = { flight: { flightNumber: 'MG523', date } };
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Many requests, on a machine that does other work. */
const LONG = 120_000;
/** A percentage is remembered for a second. */
async function share(team: string, percent: number) {
  setShare(team, percent);
  await wait(1_100);
}

test('a status is theirs, and what it names is the airline’s: airports, aircraft, the flight', async () => {
  const { send } = await browser();
  const { data, errors, extensions } = await send(STATUS, { by });
  expect(errors).toEqual([]);
  expect(extensions.upstream).toEqual(['flight-status']);
  expect(data.flightStatus.flights).toEqual([
    {
      state: 'SCHEDULED',
      segment: { flightNumber: 'MG523', origin: { city: 'Shanghai' } },
      arrival: { airport: { code: 'NRT' } },
      aircraft: { name: expect.stringContaining('A321') },
    },
  ]);
});

describe('the share of visitors', () => {
  const owners = async (count: number) => {
    const found: string[] = [];
    for (let one = 0; one < count; one++) {
      const { send } = await browser();
      const own = async () => (await send(STATUS, { by })).extensions.upstream?.[0] ?? 'airline';
      const first = await own();
      expect(await own()).toBe(first);
      found.push(first);
    }
    return found;
  };

  test(
    'goes from 0 over 50 to 100 and back without a start, and each visitor keeps one owner',
    async () => {
      await share('flight-status', 0);
      expect(new Set(await owners(2))).toEqual(new Set(['airline']));
      await share('flight-status', 50);
      expect(new Set(await owners(16))).toEqual(new Set(['airline', 'flight-status']));
      await share('flight-status', 100);
      expect(new Set(await owners(2))).toEqual(new Set(['flight-status']));
      await share('flight-status', 0);
      expect(new Set(await owners(2))).toEqual(new Set(['airline']));
      await share('flight-status', 100);
    },
    LONG,
  );
});

test('a service of a team refuses those whom the gateway does not state', async () => {
  const { url } = JSON.parse(readFileSync(`${opened.folder}/flight-status/upstream.json`, 'utf8'));
  const [key] = keyOfTeam('flight-status');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(Date.now() / 1000);
  const statement = (change: object = {}, by = key) => {
    const claims = { aud: 'flight-status', sub: null, orders: [], now: new Date().toISOString() };
    const text = `${encoded({ alg: 'HS256' })}.${encoded({ ...claims, iat: seconds, exp: seconds + 60, ...change })}`;
    return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
  };
  const ask = async (viewer: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [VIEWER_HEADER]: viewer },
      body: JSON.stringify({
        query: STATUS.replace(/\{\s*flights[\s\S]*/, '{ serverNow } }'),
        variables: { by },
      }),
    });
    return response.status;
  };
  expect(await ask(statement())).toBe(200);
  expect(await ask('')).toBe(403);
  expect(await ask(statement({}, 'another key'))).toBe(403);
  expect(await ask(statement({ iat: seconds - 61, exp: seconds - 1 }))).toBe(403);
  expect(await ask(statement({ aud: 'refunds' }))).toBe(403);
  const [head, , signature] = statement().split('.');
  expect(await ask(`${head}.${encoded({ aud: 'flight-status' })}.${signature}`)).toBe(403);
});

test('a live status is theirs too, event by event', async () => {
  const id = Buffer.from(`FlightStatus:MG523.${date}`).toString('base64url');
  const query = `subscription ($id: ID!) { flightStatusChanged(id: $id) { departure { delayMinutes } segment { flightNumber } } }`;
  const leaving = new AbortController();
  const response = await opened.fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query, variables: { id } }),
      signal: leaving.signal,
    }),
  );
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
  })().catch(() => undefined);
  await eventually(() => expect(text).toContain('"delayMinutes":0'));
  opened
    .service<{ announce(flight: string, day: string, minutes: number): void }>('flight-status')
    .announce('MG523', date, 75);
  await eventually(() => expect(text).toContain('"delayMinutes":75'));
  expect(text).toContain('"flightNumber":"MG523"');
  leaving.abort();
  await reader.cancel().catch(() => undefined);
  await read;
});

describe('while a service is killed', () => {
  test(
    'no order is lost from a list, and nothing else fails',
    async () => {
      const { send, world } = await browser(checkInOpenFamily);
      const orderId = world?.orders[0]?.id;
      const OTHER = `query ($id: ID!) { serverNow order(by: { id: $id }) { id state } }`;
      const whole = await send(LISTS);
      expect(whole.errors).toEqual([]);
      expect(whole.data.viewer.openedOrders[0].order.refunds).toEqual([]);
      const answers = await Promise.all(
        Array.from({ length: 25 }, async (_one, at) => {
          if (at === 5) await kill('refunds');
          if (at >= 5) await wait(at);
          return [await send(LISTS), await send(OTHER, { id: orderId })] as const;
        }),
      );
      for (const [listed, other] of answers) {
        expect(listed.status).toBe(200);
        expect(
          listed.data.viewer.openedOrders.map((one: { order: { id: string } }) => one.order.id),
        ).toEqual([orderId]);
        expect([other.status, other.errors]).toEqual([200, []]);
        expect(other.data.order.state).toBe('TICKETED');
      }
      const away = answers.filter(([{ errors }]) => errors.length > 0);
      expect(away.length).toBeGreaterThan(15);
      for (const [{ errors, data }] of away) {
        expect(data.viewer.openedOrders[0].order.refunds).toBeNull();
        expect(errors).toEqual([
          expect.objectContaining({
            path: ['viewer', 'openedOrders', 0, 'order', 'refunds'],
            extensions: expect.objectContaining({
              code: 'SERVICE_UNAVAILABLE',
              upstream: 'refunds',
            }),
          }),
        ]);
      }
      const command = `mutation ($input: WithdrawRefundInput!) { withdrawRefund(input: $input) { userErrors { code } } }`;
      const refused = await send(command, {
        input: { idempotencyKey: 'a-key-of-a-test', refundId: 'x' },
      });
      expect([refused.status, refused.data]).toEqual([503, null]);
      expect(refused.errors[0].extensions).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        upstream: 'refunds',
      });
      expect(opened.faults).toEqual([]);
    },
    LONG,
  );

  test('the document of an order’s page lacks its refunds, and nothing else: the page is shown', async () => {
    const { post, world } = await browser(checkInOpenFamily);
    const variables = { by: { id: world?.orders[0]?.id }, locale: 'EN' };
    const documentId = documentIdOf(OrderDetailDocument);
    const { status, data, errors } = await post({ documentId, variables });
    expect(status).toBe(200);
    expect([data.order.state, data.order.refunds]).toEqual(['TICKETED', null]);
    expect(errors.length).toBeGreaterThan(0);
    expect(lacksTeamsOnly(data, errors)).toBe(true);
  });
});
