import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { refundHistories } from '#gateway/modules/refunds/refund-histories.test-support.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds, office, provider, payments } = till;
const { pay } = refundHistories(db, till);
const { join } = memberDesk(db);

beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));
afterEach(() => vi.restoreAllMocks());

/** A paid order of a member, and what the member has been told about refunds. */
async function ofMember() {
  const visitor = { sessionId: randomUUID(), memberId: await join() };
  const paid = await till.paid({}, visitor);
  const told = async () => {
    const rows = await db
      .selectFrom('member_messages')
      .select('event')
      .where('member_id', '=', visitor.memberId)
      .orderBy('serial')
      .execute();
    return rows.map(({ event }) => event).filter((event) => event.startsWith('REFUND'));
  };
  return { paid, visitor, told };
}

test('a member is told that a refund is requested, approved and paid', async () => {
  const { paid, visitor, told } = await ofMember();
  const id = await till.requested(paid.order, visitor, { reason: 'ILLNESS' });
  expect(await told()).toEqual(['REFUND_REQUESTED']);
  await office.decide(id, { approved: true }, desk.now());
  await refunds.askOffice(desk.now());
  expect(await told()).toEqual(['REFUND_REQUESTED', 'REFUND_APPROVED']);
  await pay(id, paid);
  expect(await told()).toEqual(['REFUND_REQUESTED', 'REFUND_APPROVED', 'REFUND_PAID']);
});

test('a member is told that a refund is rejected', async () => {
  const { paid, visitor, told } = await ofMember();
  const id = await till.requested(paid.order, visitor, { reason: 'ILLNESS' });
  const rejection = { code: 'PROOF_UNREADABLE', note: null } as const;
  await office.decide(id, { approved: false, rejection }, desk.now());
  await refunds.askOffice(desk.now());
  expect(await told()).toEqual(['REFUND_REQUESTED', 'REFUND_REJECTED']);
});

test('a member is told that a bank did not take the money, and that it took it later', async () => {
  const { paid, visitor, told } = await ofMember();
  const id = await till.requested(paid.order, visitor);
  vi.spyOn(provider, 'refundPayment').mockImplementationOnce(async ({ refundId, amount }) => ({
    refundId,
    amount,
    providerReference: paid.reference,
    status: 'FAILED',
  }));
  await pay(id, paid);
  expect((await told()).at(-1)).toBe('REFUND_FAILED');
  await payments.reconcile(desk.now());
  expect((await told()).at(-1)).toBe('REFUND_PAID');
});
