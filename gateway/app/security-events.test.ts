import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { tooManyRequests } from '#gateway/requests/faults.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { orderInput } from '#tests/support/order-by-documents.ts';

const { fetch, events, db, keys, services } = await testGateway();
beforeEach(() => void events.splice(0));

type Sent = { readonly cookie?: string; readonly headers?: Record<string, string> };
const post = (body: unknown, { cookie, headers }: Sent = {}) =>
  fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );

const lookFor = (reference: string, name: string) =>
  post({
    query: `mutation($input: RequestOrderAccessInput!) {
      requestOrderAccess(input: $input) { challenge { id } userErrors { code } } }`,
    variables: { input: { by: { bookingReference: reference }, name, locale: 'EN' } },
  });
const confirm = (challengeId: string, code: string, cookie: string) =>
  post(
    {
      query: `mutation($input: ConfirmOrderAccessInput!) {
        confirmOrderAccess(input: $input) { userErrors { code } } }`,
      variables: { input: { challengeId, code } },
    },
    { cookie },
  );

test('a look-up that finds nothing, or another name, is noted; one that fits is not', async () => {
  const order = await testOrders(db, keys).book();
  await lookFor(order.reference, 'LIU/ANNA');
  expect(events).toEqual([]);
  await lookFor(order.reference, 'CHAN/TAI MAN');
  await lookFor('ZZZZZZ', 'LIU/ANNA');
  expect(events).toEqual(['LOOK_UP_FAILED', 'LOOK_UP_FAILED']);
});

test('a wrong code is noted, and the last try', async () => {
  const order = await testOrders(db, keys).book();
  const asked = await lookFor(order.reference, 'LIU/ANNA');
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { id } = (await asked.json()).data.requestOrderAccess.challenge;
  const right = (await services.verification.codeToSend(id, new Date()))?.code;
  const wrong = right === '000000' ? '111111' : '000000';
  const { tries } = LIMITS.verificationCode;
  for (let attempt = 0; attempt < tries; attempt += 1) await confirm(id, wrong, cookie);
  expect(events).toEqual([...Array(tries - 1).fill('CODE_WRONG'), 'CODE_TRIES_USED_UP']);
});

test('look-ups past the limit of a network are noted', async () => {
  for (let attempt = 0; attempt < 40 && !events.includes('LOOK_UP_LIMITED'); attempt += 1)
    await lookFor('YYYYYY', 'LIU/ANNA');
  expect(events.at(-1)).toBe('LOOK_UP_LIMITED');
});

const cancel = (order: string, idempotencyKey: string, cookie: string) =>
  post(
    {
      query: `mutation($input: CancelOrderInput!) {
        cancelOrder(input: $input) { userErrors { code } } }`,
      variables: { input: { orderId: globalId('Order', order), idempotencyKey } },
    },
    { cookie },
  );

test('a session that does not exist is noted', async () => {
  await cancel(randomUUID(), randomUUID(), `session=${'a'.repeat(43)}`);
  expect(events).toEqual(['SESSION_UNKNOWN']);
});

test('an idempotency key that comes again with another request is noted', async () => {
  const responseHeaders = new Headers();
  const request = new Request('http://gateway.test/graphql');
  const visitor = await services.sessions.begin({ request, responseHeaders });
  const cookie = responseHeaders.get('set-cookie')?.split(';')[0] ?? '';
  const { id } = await testOrders(db, keys, { visitor }).book();
  const key = randomUUID();
  await cancel(id, key, cookie);
  await cancel(id, key, cookie);
  expect(events).toEqual([]);
  await cancel(randomUUID(), key, cookie);
  expect(events).toEqual(['KEY_REUSED']);
});

test('an order that is refused for too many orders is noted', async () => {
  vi.spyOn(services.orders, 'create').mockResolvedValue({
    orderId: null,
    heldOrderId: null,
    userErrors: [{ code: 'TOO_MANY_ORDERS', path: [] }],
    priceChange: null,
    newOffer: null,
  });
  const [documentId] =
    Object.entries(readOwnManifest()).find(([, text]) => text.includes('mutation CreateOrder')) ??
    [];
  const input = orderInput('an offer', { amount: 1, currency: 'CNY' });
  await post({ documentId, variables: { input } });
  expect(events).toEqual(['ORDERS_LIMITED']);
});

test('watches past the limit of a network are noted', async () => {
  vi.spyOn(services.flightWatch, 'watch').mockImplementation(() => {
    throw tooManyRequests(30);
  });
  const query = 'subscription { flightStatusChanged(id: "x") { id } }';
  const answer = await post({ query }, { headers: { accept: 'text/event-stream' } });
  await answer.text();
  expect(events).toEqual(['WATCHES_LIMITED']);
});

test.each([
  ['CROSS_SITE_REQUEST', { query: '{ __typename }' }, { 'content-type': 'text/plain' }],
  ['DOCUMENT_REFUSED', { documentId: `sha256:${'0'.repeat(64)}` }, {}],
  [
    'QUERY_TOO_COMPLEX',
    { query: `{ ${Array.from({ length: 50 }, (_, at) => `a${at}: __typename`).join(' ')} }` },
    {},
  ],
])('%s is noted', async (event, body, headers) => {
  await post(body, { headers: headers as Record<string, string> });
  expect(events).toEqual([event]);
});
