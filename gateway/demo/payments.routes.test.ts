import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { globalId } from '#gateway/graphql/global-id.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { sandboxOver } from '#gateway/simulated/payment-provider/payment-sandbox.ts';
import { testDatabase } from '#tests/support/database.ts';
import { paymentRoutes } from './payments.routes.ts';

const { db } = await testDatabase();
const till = await paymentDesk(db);
let visitor: Actor = { sessionId: null, memberId: null };
const services = {
  payments: till.payments,
  sessions: { actorOf: async () => visitor } as unknown as Services['sessions'],
};
const sandbox = sandboxOver({ baseUrl: till.sandbox.url, apiSecret: till.sandbox.apiSecret });
const clock = { now: () => till.desk.now() };
const app = paymentRoutes({ services, clock, sandbox });
const end = (id: string, body: object, type = 'application/json') =>
  app.request(`/${id}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

async function started() {
  const opened = await till.opened();
  visitor = opened.visitor;
  return { ...opened, id: globalId('Payment', opened.payment.id) };
}

test('a program ends a payment without the page of the sandbox, and the tickets are issued', async () => {
  const { request, id } = await started();
  const declined = await end(id, { outcome: 'DECLINED' });
  expect([declined.status, await declined.json()]).toEqual([
    200,
    { state: 'FAILED', outcome: 'NOT_PAID' },
  ]);
  const { payment } = await till.payments.start(
    { ...request, idempotencyKey: randomUUID() },
    visitor,
    till.desk.now(),
  );
  const another = globalId('Payment', payment?.id ?? '');
  const paid = await end(another, { outcome: 'SUCCEEDED' });
  expect([paid.status, await paid.json()]).toEqual([
    200,
    { state: 'SUCCEEDED', outcome: 'TICKETED' },
  ]);
  expect((await end(another, { outcome: 'DECLINED' })).status).toBe(409);
});

test('only the session that sees the payment ends it, and what is no outcome is refused', async () => {
  const { id } = await started();
  for (const body of [{}, { outcome: 'APPROVED' }, { outcome: 'SUCCEEDED', more: 1 }])
    expect((await end(id, body)).status).toBe(400);
  expect((await end(id, { outcome: 'SUCCEEDED' }, 'text/plain')).status).toBe(415);
  visitor = { sessionId: '0197a000-0000-7000-8000-000000000001', memberId: null };
  expect((await end(id, { outcome: 'SUCCEEDED' })).status).toBe(404);
  expect((await end('x', { outcome: 'SUCCEEDED' })).status).toBe(404);
});

test('where payments go to a provider of the airline’s own there is nothing to end', async () => {
  const without = paymentRoutes({ services, clock, sandbox: null });
  const answer = await without.request('/x', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"outcome":"SUCCEEDED"}',
  });
  expect(answer.status).toBe(409);
});
