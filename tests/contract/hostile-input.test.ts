import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  altered,
  HOSTILE_VALUES,
  placesIn,
  withAt,
} from '#gateway/conformance/hostile/hostile-values.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  offerByDocuments,
  orderByDocuments,
  orderInput,
  searchInput,
} from '#tests/support/order-by-documents.ts';
import { PARAMETERS } from '#tests/support/page-parameters.ts';
import { PRODUCTION_SECRET, startProduction } from '#tests/support/production.ts';
import { startSystem } from '#tests/support/system.ts';
import { type TrustedClient, trustedClient } from '#tests/support/trusted-client.ts';
import { type Operation, trusted, written } from './operations.ts';

const database = await testDatabase();

interface Site {
  readonly url: string;
  output(): string;
  stop(): Promise<void>;
}
async function startDemo(): Promise<Site> {
  const environment = { DATABASE_URL: database.url, SECRET: PRODUCTION_SECRET };
  const system = await startSystem({ environment });
  return { url: system.url, output: () => system.output(), stop: () => system.stop() };
}
async function startLive(): Promise<Site> {
  const { system, stop } = await startProduction(database.url);
  return { url: system.url, output: () => system.output(), stop };
}

const send = (url: string, cookie: string, body: object | string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The answer, or the last event of a stream of them; a stream without any is an answer too. */
const answerIn = (response: Response, text: string): unknown =>
  response.headers.get('content-type')?.startsWith('text/event-stream')
    ? JSON.parse([...text.matchAll(/^data: ?(.+)$/gm)].at(-1)?.[1] ?? '{"data":null}')
    : JSON.parse(text);

/** Demands an answer, or errors that each have a code and are the sender's. */
async function expectCalm(response: Response, what: () => string) {
  const text = await response.text();
  expect(response.status, `${what()}\n${text}`).toBeLessThan(500);
  expect(text, what()).not.toMatch(/node_modules|"INTERNAL"|SERVICE_UNAVAILABLE/);
  const { data, errors } = answerIn(response, text) as {
    data?: unknown;
    errors?: { extensions?: { code?: string } }[];
  };
  expect(data !== undefined || (errors?.length ?? 0) > 0, what()).toBe(true);
  for (const { extensions } of errors ?? [])
    expect(extensions?.code, what() + text).toMatch(/^[A-Z_]+$/);
}

const PAGES = [
  '',
  '/changeDate',
  '/changeDate/choose-flight',
  '/changeDate/ack-date',
  '/checkIn/choose-seat',
  '/checkIn/order-result',
  '/checkIn/payment-seat',
  '/checkedBaggage',
  '/flightInquiry',
  '/flightInquiry/passengersService',
  '/flightInquiry/payment',
  '/itineraryConfirmation/details',
  '/order/flightOrderDetail',
];
const PREFIXES = ['', '/zh-hk', '/ja'];
/**
 * What has been tried by the same code is tried with one value in so many, another one at each
 * place: in production what the demo reads, and in an operation a place that has the same name in
 * an earlier one.
 */
const SHARE = 6;
const RAW_QUERIES = [
  '%',
  '%E0%A4%A',
  'order=%00',
  'order[]=1&order[]=2',
  '&'.repeat(500),
  '=',
  '?',
];
const TEXTS = HOSTILE_VALUES.filter(
  (value) => typeof value === 'string' && value.length < 3_000,
) as string[];

describe.each([
  ['demo', startDemo],
  ['production', startLive],
] as const)('in %s', (mode, start) => {
  let site: Site;
  let traveller: TrustedClient;
  let orderId: string;
  let known: Record<string, unknown>;
  const orders = () => database.db.selectFrom('orders').selectAll().orderBy('id').execute();

  beforeAll(async () => {
    site = await start();
    traveller = trustedClient(site.url);
    orderId = (await orderByDocuments(traveller)).id ?? '';
    const { offerId, fareId, total } = await offerByDocuments(traveller);
    const key = 'c0ffee00-0000-4000-8000-000000000000';
    const order = { orderId, idempotencyKey: key };
    known = {
      createOrder: orderInput(offerId, total),
      createOffer: { ...searchInput(new Date()), bounds: undefined, fareIds: [fareId] },
      repriceOffer: { offerId },
      flightSearch: { ...searchInput(new Date()), selected: [fareId] },
      startPayment: { payableId: orderId, idempotencyKey: key, locale: 'EN' },
      confirmPayment: { payableId: orderId },
      sendReceipt: order,
      cancelOrder: order,
    };
  }, 90_000);
  afterAll(() => site?.stop(), 30_000);

  /** The operation about what is really there, so that it is not refused at the door. */
  const real = (operation: Operation): Operation => {
    const key = operation.name.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    const input = known[key] ?? (key === 'flightSelection' ? known.flightSearch : undefined);
    return input ? { ...operation, variables: { ...operation.variables, input } } : operation;
  };

  const operations = mode === 'demo' ? [...trusted(), ...written()] : trusted();
  const triedPlaces = new Set<string>();
  let turn = 0;
  it.each(operations.filter(({ variables }) => Object.keys(variables).length > 0))(
    '$name bears anything in any place',
    async (operation) => {
      const { name, body, variables } = real(operation);
      // The one order that must not go while others are tried on it.
      const harmless = /cancelOrder/i.test(name)
        ? { input: { orderId: 'x', idempotencyKey: 'y' } }
        : variables;
      const requests = placesIn(harmless).flatMap((place) => {
        const puts = [
          ...HOSTILE_VALUES.map((value) => () => value),
          (before: unknown) => (typeof before === 'string' ? altered(before) : [before]),
        ];
        const isNew = mode === 'demo' && !triedPlaces.has(place.join('.'));
        triedPlaces.add(place.join('.'));
        return puts.map((put) => ({ place, put, isNew }));
      });
      const tries = requests.filter(({ isNew }, at) => isNew || (at + turn) % SHARE === 0);
      turn += 1;
      for (const { place, put } of tries) {
        const tried = withAt(harmless, place, put);
        const response = await send(site.url, traveller.cookie(), { ...body, variables: tried });
        await expectCalm(response, () => `${name} ${place.join('.')} ${JSON.stringify(tried)}`);
      }
    },
    120_000,
  );

  it('bears any text where an id is asked for', async () => {
    const { body } = operations.find(({ name }) => name === 'OrderDetail') ?? operations[0]!;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (id) => {
        const variables = { by: { id }, locale: 'EN' };
        const response = await send(site.url, traveller.cookie(), { ...body, variables });
        await expectCalm(response, () => id);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('refuses bodies over 64 KiB and queries without end', async () => {
    const large = await send(site.url, '', JSON.stringify({ query: 'x'.repeat(65 * 1024) }));
    expect(large.status).toBe(413);
    await expectCalm(large, () => 'large');
    const deep = `{ node(id: "x") { ${'... on Node { '.repeat(2_000)} id ${'} '.repeat(2_000)} } }`;
    await expectCalm(await send(site.url, '', { query: deep }), () => 'deep');
    const wide = `{ ${Array.from({ length: 2_000 }, (_, index) => `a${index}: serverNow`).join(' ')} }`;
    await expectCalm(await send(site.url, '', { query: wide }), () => 'wide');
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    await expectCalm(await send(site.url, '', `{"variables":${nested}}`), () => 'nested');
  });

  /**
   * Each page meets every value in the demo, in one language after the other: they share what reads
   * the address.
   */
  it.each(PAGES)(
    'the page %s answers to any address',
    async (page) => {
      const queries = [
        ...TEXTS.map((text) =>
          PARAMETERS.map((name) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&'),
        ),
        ...RAW_QUERIES,
      ];
      const turn = PAGES.indexOf(page);
      for (const [at, query] of queries.entries()) {
        if (mode === 'production' && (at + turn) % SHARE !== 0) continue;
        const prefix = PREFIXES[(at + Math.floor(at / SHARE)) % PREFIXES.length];
        const response = await fetch(`${site.url}${`${prefix}${page}` || '/'}?${query}`, {
          headers: { accept: 'text/html', cookie: traveller.cookie() },
          redirect: 'manual',
        });
        const html = await response.text();
        expect(
          [200, 301, 302, 400, 404],
          `${prefix}${page}?${query} ${html.slice(-300)}`,
        ).toContain(response.status);
        expect(html).not.toContain('<script>alert(1)');
      }
    },
    60_000,
  );

  it.each([
    '/%',
    '/%E0%A4%A',
    '/ja/%00',
    '/..%2f..%2fetc/passwd',
    '/zh-hk/no/such',
    '//evil.example',
    '/\\evil',
    '/orders/x/receipt.pdf',
    "/orders/'/calendar.ics",
  ])('%s is no page', async (path) => {
    const { status } = await fetch(site.url + path, { redirect: 'manual' });
    expect([301, 302, 400, 403, 404]).toContain(status);
  });

  it('has lost nothing, and has nothing to be ashamed of in its log', async () => {
    const mine = (await orders()).filter(({ session_id }) => session_id !== null);
    expect(mine.length).toBeGreaterThan(0);
    const asked = { order: orderId, locale: 'EN' };
    const { data } = await traveller.ask<{ order: { id: string } | null }>('Payment', asked);
    expect(data?.order?.id).toBe(orderId);
    expect(site.output()).not.toMatch(/"level":[56]0/);
  });
});
