import { expect, test } from 'vitest';
import { passengerSegmentsIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { testDatabase } from '#tests/support/database.ts';
import { refundActions } from './refund-actions.ts';
import { refundHistories } from './refund-histories.test-support.ts';
import { refundDesk } from './refunds.test-support.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { orderOf } = refundHistories(db, till);
till.desk.at(new Date('2027-01-05T02:00:00Z'));

test('a segment can be given up until its flight leaves, not while that is under way or done, and not where it is not offered', async () => {
  const paid = await till.paid();
  const capability = async (offered: ReadonlySet<'REFUND'>) => {
    const order = await orderOf(paid);
    const actions = await refundActions(offered)(db, order, till.desk.now());
    const [found] = (await Promise.all(passengerSegmentsIn(order).map(actions))).flat();
    return (
      found && { allowed: found.allowed, until: found.until, code: (await found.reason)?.code }
    );
  };
  const offered = new Set(['REFUND'] as const);
  expect(await capability(new Set())).toBeUndefined();
  const until = paid.order.segments[0]?.departsAt;
  expect(await capability(offered)).toEqual({ allowed: true, until, code: undefined });
  const id = await till.requested(paid.order, paid.visitor, { reason: 'ILLNESS' });
  expect(await capability(offered)).toMatchObject({ code: 'REFUND_IN_PROGRESS' });
  await till.office.decide(id, { approved: true }, till.desk.now());
  await till.refunds.askOffice(till.desk.now());
  expect(await capability(offered)).toMatchObject({ allowed: false, code: 'ORDER_CLOSED' });
});
