import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { codes, refundHistories } from '#gateway/modules/refunds/refund-histories.test-support.ts';
import { createRefundService } from '#gateway/modules/refunds/refunds.service.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds, sources } = till;
const history = refundHistories(db, till);

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

/** Requests of many tabs, each with a key of its own, for the same tickets. */
async function burst(service = refunds) {
  const paid = await till.paid();
  const request = till.requestOf(await till.offered(paid.order, paid.visitor));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      service.request({ ...request, idempotencyKey: randomUUID() }, paid.visitor, desk.now()),
    ),
  );
  const stored = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', paid.order.id)
    .execute();
  return { paid, outcomes, stored };
}

describe('two tabs', () => {
  test('never refund the same coupon: one succeeds, the others are refused', async () => {
    const { paid, outcomes, stored } = await burst();
    expect(stored).toHaveLength(1);
    const answers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(answers).toHaveLength(6);
    expect(answers.filter(({ refundId }) => refundId)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.refundId) expect(codes(answer)).toEqual(['NOTHING_TO_REFUND']);
    await history.pay(stored[0]?.id ?? '', paid);
    expect(await history.returnsOf(paid)).toHaveLength(1);
  });

  // The control: without the lock of the order the database is the last one to refuse, and it does.
  test('are kept apart by the database too, where nothing locks the order', async () => {
    const unlocked = createRefundService({
      ...sources,
      orders: {
        ...sources.orders,
        lock: (_trx, id, _viewer, now) => sources.orders.find({ id }, AIRLINE, now),
      },
    });
    const { paid, outcomes, stored } = await burst(unlocked);
    expect(stored).toHaveLength(1);
    const refused = outcomes.flatMap((one) =>
      one.status === 'fulfilled' && !one.value.refundId ? codes(one.value) : [],
    );
    expect(refused).toContain('REFUND_IN_PROGRESS');
    expect(await history.couponsOf(paid)).toEqual(['REFUNDED']);
  });
});

test('a gateway that dies in the middle of a request changes nothing', async () => {
  const paid = await till.paid();
  const dying = createRefundService({
    ...sources,
    inventory: {
      release: async () => {
        throw new Error('killed');
      },
    },
  });
  const before = await history.soldOn(paid);
  const request = till.requestOf(await till.offered(paid.order, paid.visitor));
  await expect(dying.request(request, paid.visitor, desk.now())).rejects.toThrow('killed');
  expect(await history.couponsOf(paid)).toEqual(['OPEN']);
  expect(await history.soldOn(paid)).toBe(before);
  expect((await history.orderOf(paid)).state).toBe('TICKETED');
  expect(await refunds.ofOrder(paid.order, AIRLINE, desk.now())).toEqual([]);
  expect((await refunds.request(request, paid.visitor, desk.now())).refundId).not.toBeNull();
});

test('notes and proofs are erased 6 months after the refund has ended, and the amounts stay', async () => {
  const { order, visitor } = await till.paid();
  const id = await till.requested(order, visitor, { reason: 'ILLNESS' });
  await db.updateTable('refunds').set({ note: 'Broken leg' }).where('id', '=', id).execute();
  const rejection = { code: 'PROOF_UNREADABLE', note: 'Too dark' } as const;
  await till.office.decide(id, { approved: false, rejection }, desk.now());
  await refunds.askOffice(desk.now());
  const proofs = async () => (await refunds.find({ id }, AIRLINE, desk.now()))?.proofIds.length;
  await refunds.erase(new Date('2027-07-04T15:59:59Z'));
  expect(await proofs()).toBe(1);
  await refunds.erase(new Date('2027-07-05T16:00:00Z'));
  expect(await proofs()).toBe(0);
  expect(await db.selectFrom('uploaded_files').select('id').execute()).toEqual([]);
  expect(await till.office.decisionOn(id)).toBeNull();
  expect(await refunds.find({ id }, AIRLINE, desk.now())).toMatchObject({
    note: null,
    rejection: { code: 'PROOF_UNREADABLE', note: null },
    money: order.total,
  });
});
