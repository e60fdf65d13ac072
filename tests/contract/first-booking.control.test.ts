import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Actor } from '#gateway/sessions/actor.ts';
import { buy, findOffer } from '#tests/support/buyer.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { booked, expectOrders, orderAndHangUp, portOf } from '#tests/support/lost-answers.ts';

// The guard: guests share the scope of their keys. Without it each session has its own.
vi.mock(import('#gateway/modules/orders/create/repeated-order.service.ts'), async (original) => ({
  ...(await original()),
  submitterOf: (_key: string, { memberId, sessionId }: Actor) => ({ memberId, sessionId }),
}));

const { fetch: answer, db } = await testGateway();
const url = await portOf(answer);

test('with keys of sessions a lost answer makes two orders: the tests of first bookings can fail', async () => {
  const offer = await findOffer(url);
  const key = randomUUID();
  await orderAndHangUp(url, offer, key);
  await expectOrders(db, 1);
  await buy(url, offer, { key });
  expect(await booked(db)).toEqual({ orders: 2, seats: 2, mails: 2 });
});

test('with keys of sessions two at once make two orders', async () => {
  const offer = await findOffer(url);
  const key = randomUUID();
  const [one, other] = await Promise.all([buy(url, offer, { key }), buy(url, offer, { key })]);
  expect(one.reference).not.toBe(other.reference);
});
