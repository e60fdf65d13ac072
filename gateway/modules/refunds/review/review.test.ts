import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codes, refundHistories } from '#gateway/modules/refunds/refund-histories.test-support.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds, payments, provider, office } = till;
const { stateOf, stepsOf, couponsOf, backAtProvider, pay } = refundHistories(db, till);
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));
afterEach(() => vi.restoreAllMocks());

describe('a refund that is reviewed', () => {
  test('needs a proof of its own, and keeps its coupons from anything else', async () => {
    const paid = await till.paid();
    const { order, visitor } = paid;
    const offer = await till.offered(order, visitor, { reason: 'ILLNESS' });
    const ask = (proofIds: string[]) =>
      refunds.request({ ...till.requestOf(offer), proofIds }, visitor, desk.now());
    expect(codes(await ask([]))).toEqual(['PROOF_REQUIRED']);
    expect(codes(await ask([await till.proof(aVisitor())]))).toEqual(['FILE_NOT_FOUND']);
    expect(codes(await ask(['1', '2', '3', '4', '5', '6']))).toEqual(['TOO_MANY_FILES']);
    const { refundId } = await ask([await till.proof(visitor)]);
    expect(await stateOf(refundId ?? '', paid)).toBe('UNDER_REVIEW');
    expect(await couponsOf(paid)).toEqual(['OPEN']);
    const again = await refunds.offer(till.question(order), visitor, desk.now());
    expect(again.faults).toMatchObject([{ code: 'REFUND_IN_PROGRESS' }]);
    expect(codes(await till.select({ order, visitor }, ['23A']))).toEqual(['REFUND_IN_PROGRESS']);
    desk.at(addMinutes(order.segments[0]?.departsAt ?? start, 60));
    expect(await couponsOf(paid)).toEqual(['OPEN']);
  });

  test('is carried out once it is approved', async () => {
    const paid = await till.paid();
    const id = await till.requested(paid.order, paid.visitor, { reason: 'ILLNESS' });
    expect(await refunds.askOffice(desk.now())).toBe(0);
    await office.decide(id, { approved: true }, desk.now());
    expect(await refunds.askOffice(desk.now())).toBe(1);
    expect(await refunds.askOffice(desk.now())).toBe(0);
    expect(await couponsOf(paid)).toEqual(['REFUNDED']);
    await pay(id, paid);
    expect(await stateOf(id, paid)).toBe('SUCCEEDED');
    expect(await backAtProvider(paid)).toBe(paid.order.total.amount);
  });

  test('that is rejected says why, gives the tickets back, and can be applied for again', async () => {
    const paid = await till.paid();
    const { order, visitor } = paid;
    const id = await till.requested(order, visitor, { reason: 'ILLNESS' });
    const rejection = { code: 'PROOF_UNREADABLE', note: 'Too dark' } as const;
    await office.decide(id, { approved: false, rejection }, desk.now());
    await refunds.askOffice(desk.now());
    expect(await till.refundOf(id, visitor)).toMatchObject({ state: 'REJECTED', rejection });
    expect(await couponsOf(paid)).toEqual(['OPEN']);
    const offer = await till.offered(order, visitor, { reason: 'ILLNESS' });
    const proofIds = [await till.proof(visitor)];
    const request = { ...till.requestOf(offer), proofIds, previousRefundId: id };
    const { refundId } = await refunds.request(request, visitor, desk.now());
    expect((await till.refundOf(refundId ?? '', visitor))?.previousId).toBe(id);
  });
});

test('a decision that cannot be carried out keeps no other waiting, and is tried again', async () => {
  const paid = [await till.paid(), await till.paid(), await till.paid()];
  const ids: string[] = [];
  for (const { order, visitor } of paid)
    ids.push(await till.requested(order, visitor, { reason: 'ILLNESS' }));
  for (const id of ids) await office.decide(id, { approved: true }, desk.now());
  const { decisionOn } = office;
  vi.spyOn(office, 'decisionOn').mockImplementation(async (id) => {
    if (id === ids[1]) throw new Error('the file of this request is damaged');
    return decisionOn(id);
  });
  await expect(refunds.askOffice(desk.now())).rejects.toThrow('damaged');
  const states = () => Promise.all(ids.map((id, index) => stateOf(id, paid[index]!)));
  expect(await states()).toEqual(['APPROVED', 'UNDER_REVIEW', 'APPROVED']);
  vi.restoreAllMocks();
  expect(await refunds.askOffice(desk.now())).toBe(1);
  expect(await states()).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
});

describe('a provider', () => {
  test('that is away leaves the refund on its way, and is asked again', async () => {
    const paid = await till.paid();
    const id = await till.requested(paid.order, paid.visitor);
    const away = vi
      .spyOn(provider, 'refundPayment')
      .mockRejectedValue(new PaymentProviderError('UNAVAILABLE'));
    await expect(pay(id, paid)).rejects.toThrow('UNAVAILABLE');
    expect(await stateOf(id, paid)).toBe('PAYING');
    away.mockRestore();
    await payments.reconcile(desk.now());
    expect(await stateOf(id, paid)).toBe('SUCCEEDED');
  });

  test('whose bank did not take the money is asked again, and the refund says so', async () => {
    const paid = await till.paid();
    const id = await till.requested(paid.order, paid.visitor);
    const { reference, order } = paid;
    vi.spyOn(provider, 'refundPayment').mockImplementationOnce(async ({ refundId, amount }) => ({
      refundId,
      amount,
      providerReference: reference,
      status: 'FAILED',
    }));
    await pay(id, paid);
    expect(await stateOf(id, paid)).toBe('FAILED');
    await payments.reconcile(desk.now());
    expect(await stepsOf(id)).toEqual(['APPROVED', 'PAYING', 'FAILED', 'PAYING', 'SUCCEEDED']);
    expect(await backAtProvider(paid)).toBeLessThanOrEqual(order.total.amount);
  });
});
