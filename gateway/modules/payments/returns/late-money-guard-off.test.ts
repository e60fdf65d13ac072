import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

// The guard: states only move forward. Without it a second message about the same money is news
// again.
vi.mock('#schema/rules/base/state-machine.ts', () => ({ mayMove: () => true }));

const { db } = await testDatabase();
const till = await paymentDesk(db);
const { desk, payments, provider } = till;
const start = new Date('2027-01-05T02:00:00Z');
desk.at(start);

async function lateMoney() {
  await till.deliveries({ drop: 1000 });
  const opened = await till.opened();
  await till.end(opened.reference);
  desk.at(addMinutes(start, 51));
  return opened;
}

test('without the guard on states, the unique index still keeps money from going back twice', async () => {
  const { order, visitor, payment } = await lateMoney();
  await payments.confirm(order.id, visitor, desk.now());
  const event = await provider.queryPayment(payment.providerReference ?? '');
  expect(event.status).toBe('SUCCEEDED');
  await expect(resent(payment.providerReference ?? '')).resolves.toEqual({ answered: false });
  expect(await till.returns()).toHaveLength(1);
});

test('without either guard it goes back twice: the tests of late money can fail', async () => {
  await sql`drop index one_return_a_payment`.execute(db);
  await sql`alter table payments drop constraint never_more_back_than_came`.execute(db);
  desk.at(start);
  const { order, visitor, payment } = await lateMoney();
  await payments.confirm(order.id, visitor, desk.now());
  await expect(resent(payment.providerReference ?? '')).resolves.toEqual({ answered: true });
  const returns = (await till.returns()).filter(({ payment_id }) => payment_id === payment.id);
  expect(returns).toHaveLength(2);
});

async function resent(reference: string) {
  const events = await till.eventsOf(reference);
  const success = events.find(({ type }) => type === 'payment.succeeded');
  return till.control('POST', `/events/${success?.id}/resend`);
}
