import { expect, test } from 'vitest';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
/**
 * The order of which an order is the continuation, by its id: what a change of date would have
 * left.
 */
const before = new Map<string, string>();
const till = await refundDesk(db, {
  paidAlong: async (orderId) => [before.get(orderId) ?? orderId, orderId],
});
till.desk.at(new Date('2027-01-05T02:00:00Z'));

async function payoutsOf(refundId: string) {
  const rows = await db
    .selectFrom('refund_payouts')
    .innerJoin('payments', 'payments.id', 'refund_payouts.payment_id')
    .select(['payments.payable_id as paid', 'refund_payouts.amount'])
    .where('refund_id', '=', refundId)
    .execute();
  return new Map(rows.map(({ paid, amount }) => [paid, amount]));
}

test('a refund comes from what was paid last, and no more than was paid there; the rest from before', async () => {
  const change = await till.paid();
  const first = await till.paid({ adults: 3 });
  before.set(first.order.id, change.order.id);
  const { visitor, order } = first;
  const captured = change.order.total.amount;

  const [one = '', ...others] = order.passengers.map(({ id }) => id);
  const some = await till.offered(order, visitor, { passengerIds: [one] });
  const early = await payoutsOf(await till.requested(order, visitor, { passengerIds: [one] }));
  expect(early).toEqual(new Map([[change.order.id, some.money.amount]]));

  const rest = await till.offered(order, visitor, { passengerIds: others });
  const late = await payoutsOf(await till.requested(order, visitor, { passengerIds: others }));
  const left = captured - some.money.amount;
  expect(late.get(change.order.id) ?? 0).toBe(left);
  expect(late.get(order.id)).toBe(rest.money.amount - left);
});
