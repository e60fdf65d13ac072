import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { refundHistories } from '#gateway/modules/refunds/refund-histories.test-support.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { aVisitor, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { testDatabase } from '#tests/support/database.ts';
import { letGoOf } from './decide-refund.service.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds, office } = till;
const { couponsOf, stateOf, stepsOf } = refundHistories(db, till);

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

async function underReview() {
  const paid = await till.paid();
  const id = await till.requested(paid.order, paid.visitor, { reason: 'ILLNESS' });
  return { paid, id };
}
const withdraw = (refundId: string, visitor: Visitor, idempotencyKey: string = randomUUID()) =>
  refunds.withdraw({ refundId, idempotencyKey }, visitor, desk.now());
async function decide(id: string) {
  await office.decide(id, { approved: true }, desk.now());
  await refunds.askOffice(desk.now());
}

describe('a refund under review', () => {
  test('is withdrawn once: tickets and seats are as they were, and another request is possible', async () => {
    const paid = await till.paid();
    const { order, visitor } = paid;
    const seat = await till.select({ order, visitor }, ['19A'], 200);
    await till.pay(seat.seatOrderId ?? '', visitor);
    const id = await till.requested(order, visitor, { reason: 'ILLNESS' });
    const key = randomUUID();
    expect(await withdraw(id, visitor, key)).toBeNull();
    expect(await withdraw(id, visitor, key)).toBeNull();
    expect(await withdraw(id, visitor)).toBe('REFUND_NOT_UNDER_REVIEW');
    expect(await stepsOf(id)).toEqual(['UNDER_REVIEW', 'WITHDRAWN']);
    expect(await till.refundOf(id, visitor)).toMatchObject({ endedAt: desk.now() });
    expect(await couponsOf(paid)).toEqual(['OPEN']);
    expect(await till.seatOf(paid)).toMatchObject({ seatNumber: '19A', state: 'CONFIRMED' });
    await decide(id);
    expect(await stateOf(id, paid)).toBe('WITHDRAWN');
    const next = await till.requested(order, visitor, { reason: 'ILLNESS' });
    expect(await stateOf(next, paid)).toBe('UNDER_REVIEW');
  });

  test('is withdrawn by those who see its order only, and by a key for this refund only', async () => {
    const { paid, id } = await underReview();
    const other = await till.requested((await till.paid({}, paid.visitor)).order, paid.visitor, {
      reason: 'ILLNESS',
    });
    expect(await withdraw(id, aVisitor())).toBe('REFUND_NOT_FOUND');
    expect(await withdraw('none', paid.visitor)).toBe('REFUND_NOT_FOUND');
    const key = randomUUID();
    expect(await withdraw(other, paid.visitor, key)).toBeNull();
    expect(await withdraw(id, paid.visitor, key)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await stateOf(id, paid)).toBe('UNDER_REVIEW');
  });

  test('is not withdrawn any more once it is decided, and its contact gets an e-mail about a withdrawal', async () => {
    const { paid, id } = await underReview();
    await decide(id);
    expect(await withdraw(id, paid.visitor)).toBe('REFUND_NOT_UNDER_REVIEW');
    expect(await couponsOf(paid)).toEqual(['REFUNDED']);
    const told = await underReview();
    await withdraw(told.id, told.paid.visitor);
    await refunds.mail(told.id, 'REFUND_WITHDRAWN', desk.now());
    expect(till.mails.at(-1)?.text).toContain(told.paid.order.reference);
  });

  test('loses its proofs 6 months after it was withdrawn', async () => {
    const { paid, id } = await underReview();
    await withdraw(id, paid.visitor);
    await refunds.erase(new Date('2027-07-05T16:00:00Z'));
    expect(await refunds.find({ id }, AIRLINE, desk.now())).toMatchObject({ proofIds: [] });
  });
});

describe('a traveller and a reviewer at the same moment', () => {
  type Withdraw = (id: string, visitor: Visitor) => Promise<unknown>;
  /** Both act at once; whether what is stored is one outcome as a whole. */
  const isWhole = async (act: Withdraw, review = decide): Promise<boolean> => {
    const { paid, id } = await underReview();
    await Promise.all([act(id, paid.visitor), review(id)]);
    const outcome = [await stateOf(id, paid), ...(await couponsOf(paid))].join(' ');
    const steps = await stepsOf(id);
    return steps?.length === 2 && ['WITHDRAWN OPEN', 'APPROVED REFUNDED'].includes(outcome);
  };

  test('leave one outcome as a whole, in whatever order', async () => {
    for (let round = 0; round < 12; round += 1) expect(await isWhole(withdraw)).toBe(true);
  });

  // The control: the same race is lost by a withdrawal that looks first and writes later.
  test('would leave a contradiction if a withdrawal only looked before it wrote', async () => {
    let decided = () => {};
    const reviewed = new Promise<void>((resolve) => {
      decided = resolve;
    });
    const careless: Withdraw = async (id) => {
      const seen = await refunds.find({ id }, AIRLINE, desk.now());
      await reviewed;
      if (seen?.state !== 'UNDER_REVIEW') return;
      await inTransaction(db, async (trx) => {
        await trx
          .updateTable('refunds')
          .set({ state: 'WITHDRAWN', ended_at: desk.now() })
          .where('id', '=', id)
          .execute();
        await letGoOf(trx, id);
      });
    };
    const slow = async (id: string) => {
      await decide(id);
      decided();
    };
    expect(await isWhole(careless, slow)).toBe(false);
  });
});
