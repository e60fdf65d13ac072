import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { listenTo, paymentDesk, SECRET } from '#gateway/modules/payments/payments.test-support.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { LastWish } from './dying-gateway.test-support.ts';

const { db, url: databaseUrl } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments, provider } = till;
const start = new Date('2027-01-05T02:00:00Z');
beforeEach(() => desk.at(start));

/**
 * A proxy between a gateway and the provider that never answers; `passesOn` says whether the
 * provider gets the call.
 */
let passesOn = false;
let onCall = (_answer: { id?: string }): void => {};
const silence = await listenTo(async (request) => {
  const { authorization = '', 'idempotency-key': key = '' } = request.headers;
  const body = await buffer(request);
  const headers = {
    authorization,
    'idempotency-key': String(key),
    'content-type': 'application/json',
  };
  const answer = passesOn
    ? await fetch(`${till.sandbox.url}${request.url}`, { method: 'POST', headers, body })
    : null;
  onCall((await answer?.json()) ?? {});
});

/**
 * Lets another gateway begin something, and kills it (-9) once the provider has, or has not,
 * received it.
 */
async function killWhile(
  wish: Pick<LastWish, 'start' | 'sendBack'>,
  visitor = aVisitor(),
): Promise<{ id?: string }> {
  const entry = fileURLToPath(new URL('./dying-gateway.test-support.ts', import.meta.url));
  const told = {
    ...wish,
    databaseUrl,
    providerUrl: silence,
    apiSecret: till.sandbox.apiSecret,
    webhookUrl: till.webhookUrl,
    secret: SECRET,
    now: desk.now().toISOString(),
    visitor,
  };
  const called = new Promise<{ id?: string }>((resolve) => {
    onCall = resolve;
  });
  const child = spawn(process.execPath, [entry, JSON.stringify(told)], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const answer = await Promise.race([called, ended.then(() => Promise.reject(new Error('ended')))]);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  return answer;
}

describe('a gateway that is killed while it begins a payment', () => {
  test.each([
    ['before the provider hears of it', false],
    ['after the provider has made its page', true],
  ])('%s, leaves one attempt that the next one goes on with', async (_when, heard) => {
    passesOn = heard;
    const visitor = aVisitor();
    const order = await desk.book(desk.offer(), {}, visitor);
    const request = { orderId: order.id, idempotencyKey: randomUUID(), locale: 'en' as const };
    const made = await killWhile({ start: request }, visitor);

    const [left, ...more] = await payments.ofOrder(order.id, visitor, start);
    expect(left).toMatchObject({ state: 'CREATED', hostedPageUrl: null });
    expect(more).toEqual([]);
    await payments.reconcile(start);
    expect(await payments.confirm(order.id, visitor, start)).toBe('NOT_PAID');
    expect((await desk.orders.capabilities(order, start))[1]).toMatchObject({
      action: 'CANCEL',
      allowed: true,
    });

    const { payment, code } = await payments.start(request, visitor, start);
    expect(code).toBeNull();
    expect(payment).toMatchObject({ id: left?.id, state: 'PENDING' });
    if (heard) expect(payment?.providerReference).toBe(made.id);
    await till.end(payment?.providerReference ?? '');
    expect(await payments.confirm(order.id, visitor, start)).toBe('TICKETED');
  });
});

test.each([
  ['before the provider hears of it', false],
  ['after the provider has sent it', true],
])('money is on its way back once, though the gateway is killed %s', async (_when, heard) => {
  passesOn = heard;
  const opened = await till.opened();
  desk.at(addMinutes(start, 50));
  await till.deliveries({ drop: 1000 });
  await till.end(opened.reference);
  await payments.confirm(opened.order.id, opened.visitor, desk.now());
  const sendBack =
    (await till.returns()).find(({ payment_id }) => payment_id === opened.payment.id)?.id ?? '';
  await killWhile({ sendBack });

  const refunded = async () => (await provider.queryPayment(opened.reference)).refunded.amount;
  expect(await refunded()).toBe(heard ? opened.order.total.amount : 0);
  await payments.reconcile(desk.now());
  expect(await refunded()).toBe(opened.order.total.amount);
  const shown = await payments.find(opened.payment.id, opened.visitor, desk.now());
  expect(shown?.returned?.state).toBe('SUCCEEDED');
});
