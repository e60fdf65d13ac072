import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testGateway } from '#tests/support/gateway.ts';

/** Two gateways on one database: what changes at the first is sent by the second. */
const first = await testGateway();
const second = await testGateway({ database: first.database });

type Gateway = typeof first;

/** A browser with a session; `order` is its own, unpaid. */
async function aTraveller() {
  const responseHeaders = new Headers();
  const request = new Request('http://gateway.test/');
  const visitor = await first.services.sessions.begin({ request, responseHeaders });
  const [cookie = ''] = responseHeaders.getSetCookie()[0]?.split(';') ?? [];
  const desk = testOrders(first.db, first.keys, { visitor });
  desk.at(first.clock.now());
  return { cookie, visitor, desk, order: await desk.book() };
}

const QUERY = `subscription($id: ID!) { payableChanged(id: $id) {
  __typename amountDue { amount } paymentDueAt serverNow payments { state }
  capabilities { action allowed } ... on Order { state } } }`;

/** The events of an order that a browser receives, as they come. */
async function* newsOf({ fetch }: Gateway, orderId: string, cookie: string) {
  const response = await fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
      body: JSON.stringify({ query: QUERY, variables: { id: globalId('Order', orderId) } }),
    }),
  );
  let text = '';
  const parts = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
  for await (const part of parts) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.+)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (!data) continue;
      const event = JSON.parse(data);
      expect(event.errors).toBeUndefined();
      yield event.data.payableChanged;
    }
  }
}
const payable = ({ capabilities }: { capabilities: { action: string; allowed: boolean }[] }) =>
  capabilities.find(({ action }) => action === 'PAY')?.allowed;
const within = <News>(news: Promise<News>, milliseconds: number) =>
  Promise.race([news, sleep(milliseconds, 'nothing' as const, { ref: false })]);
const noWatch = ({ services }: Gateway) => expect.poll(() => services.orderWatch.count()).toBe(0);

test('an order that one gateway settles is sent by the other, whole, within two seconds', async () => {
  const { cookie, desk, order } = await aTraveller();
  const news = newsOf(second, order.id, cookie);
  const { value: now } = await news.next();
  expect(now).toMatchObject({ __typename: 'Order', state: 'PENDING_PAYMENT', payments: [] });
  expect(payable(now)).toBe(true);
  await desk.settle(order.id);
  const { value: changed } = (await within(news.next(), 2_000)) as { value: typeof now };
  expect(changed).toMatchObject({
    state: 'TICKETED',
    amountDue: { amount: 0 },
    paymentDueAt: null,
  });
  expect(payable(changed)).toBe(false);
  expect(Date.parse(changed.serverNow)).toBeGreaterThanOrEqual(Date.parse(now.serverNow));
  await news.return(undefined);
  await noWatch(second);
});

test('it ends once the order is closed, after the event that says so', async () => {
  const { cookie, desk, order } = await aTraveller();
  const news = newsOf(second, order.id, cookie);
  await news.next();
  await desk.cancel(order);
  expect((await news.next()).value).toMatchObject({ state: 'CANCELLED' });
  expect((await news.next()).done).toBe(true);
  await noWatch(second);
});

test('a stranger gets no event, and neither does an id that names no order', async () => {
  const { order } = await aTraveller();
  const stranger = await aTraveller();
  for (const [id, cookie] of [
    [order.id, stranger.cookie],
    [order.id, ''],
    ['none', stranger.cookie],
  ] as const)
    expect((await newsOf(first, id, cookie).next()).done).toBe(true);
  await noWatch(first);
});

test('it ends without an event once the session is gone, or the access to the order', async () => {
  for (const close of ['sessions', 'order_access'] as const) {
    const { cookie, visitor, desk, order } = await aTraveller();
    const news = newsOf(first, order.id, cookie);
    await news.next();
    await first.db
      .deleteFrom(close)
      .where(close === 'sessions' ? 'id' : 'session_id', '=', visitor.sessionId)
      .execute();
    await desk.settle(order.id);
    expect((await news.next()).done).toBe(true);
  }
  await noWatch(first);
});
