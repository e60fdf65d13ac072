import { beforeEach, describe, expect, test } from 'vitest';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { codes, refundHistories } from './refund-histories.test-support.ts';
import { refundDesk } from './refunds.test-support.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds, payments } = till;
const history = refundHistories(db, till);
const { stateOf, orderOf, couponsOf, returnsOf, backAtProvider, pay, soldOn } = history;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));

describe('a quote', () => {
  test('adds up, passenger by passenger, and keeps the fee of the fare', async () => {
    const { order, visitor } = await till.paid({ adults: 2, infants: 1 });
    const offer = await till.offered(order, visitor);
    const { amounts } = offer;
    expect(offer.passengers).toHaveLength(3);
    for (const key of ['refundableFare', 'refundableTax', 'processingFee', 'total'] as const)
      expect(offer.passengers.reduce((sum, one) => sum + one.amounts[key].amount, 0)).toBe(
        amounts[key].amount,
      );
    expect(
      amounts.refundableFare.amount + amounts.refundableTax.amount - amounts.processingFee.amount,
    ).toBe(amounts.total.amount);
    expect(amounts.processingFee.amount).toBeGreaterThan(0);
    for (const { taxes, amounts: own } of offer.passengers)
      expect(taxes.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
        own.refundableTax.amount,
      );
    const total = order.total.amount - amounts.processingFee.amount;
    expect(offer.money.amount).toBe(total);
    expect(offer.dueOn).toBe('2027-01-14');
    expect((await till.offered(order, visitor, { reason: 'ILLNESS' })).money).toEqual(order.total);
  });

  test('is refused to strangers, for strangers, and when the remaining passengers need the leaving one', async () => {
    const { order, visitor } = await till.paid({ adults: 1, children: 1 });
    const refusal = async (change: object, who = visitor) =>
      (await refunds.offer(till.question(order, change), who, desk.now())).faults.map(
        ({ code }) => code,
      );
    const [adult, child] = order.passengers.map(({ id }) => id);
    expect(await refusal({}, aVisitor())).toEqual(['ORDER_NOT_FOUND']);
    expect(await refusal({ passengerIds: ['x'] })).toEqual(['PASSENGER_NOT_FOUND']);
    expect(await refusal({ passengerIds: [] })).toEqual(['REQUIRED']);
    expect(await refusal({ boundIndexes: [7] })).toEqual(['PASSENGER_NOT_FOUND']);
    expect(await refusal({ passengerIds: [adult] })).toEqual(['PARTY_WITHOUT_GUARDIAN']);
    expect(await refusal({ passengerIds: [child] })).toEqual([]);
    expect(await refusal({ reason: 'FLIGHT_CANCELLED' })).toEqual(['REASON_NOT_TRUE']);
  });

  test('is refused while unpaid seats are held, while checked in, and before there is a ticket', async () => {
    const unpaid = await desk.book();
    const actor = { sessionId: unpaid.sessionId ?? '', memberId: null };
    const early = await refunds.offer(till.question(unpaid), actor, desk.now());
    expect(early.faults).toMatchObject([{ code: 'NOT_TICKETED' }]);
    const { order, visitor } = await till.paid();
    await till.select({ order, visitor }, ['18A'], 200);
    const held = await refunds.offer(till.question(order), visitor, desk.now());
    expect(held.faults).toMatchObject([{ code: 'UNPAID_SEATS' }]);
    const other = await till.paid();
    await db
      .updateTable('coupons')
      .set({ state: 'CHECKED_IN' })
      .where('order_id', '=', other.order.id)
      .execute();
    const checkedIn = await refunds.offer(till.question(other.order), other.visitor, desk.now());
    expect(checkedIn.faults).toMatchObject([{ code: 'STILL_CHECKED_IN' }]);
  });

  test('is refused for tickets that another channel has sold', async () => {
    const { order, visitor } = await till.paid();
    await db
      .updateTable('orders')
      .set({ sold_by: 'Magnolia Holidays' })
      .where('id', '=', order.id)
      .execute();
    const elsewhere = await refunds.offer(till.question(order), visitor, desk.now());
    expect(elsewhere).toMatchObject({ offer: null, faults: [{ code: 'OTHER_CHANNEL' }] });
  });
});

describe('a refund by choice', () => {
  test('ends tickets, seats and inventory at once, and is paid once', async () => {
    const paid = await till.paid();
    const { order, visitor } = paid;
    const seat = await till.select({ order, visitor }, ['19A'], 200);
    await till.pay(seat.seatOrderId ?? '', visitor);
    const before = await soldOn(paid);
    const offer = await till.offered(order, visitor);
    expect(offer.seats.amount).toBe(20_000);
    const request = till.requestOf(offer);
    const first = await refunds.request(request, visitor, desk.now());
    expect(await refunds.request(request, visitor, desk.now())).toEqual(first);
    const id = first.refundId ?? '';
    expect(await stateOf(id, paid)).toBe('APPROVED');
    expect(await couponsOf(paid)).toEqual(['REFUNDED']);
    expect((await orderOf(paid)).state).toBe('REFUNDED');
    expect(await soldOn(paid)).toBe(before - 1);
    expect(await till.seatOf(paid)).toBeNull();
    await pay(id, paid);
    await pay(id, paid);
    expect(await stateOf(id, paid)).toBe('PAYING');
    for (const { id: returnId } of await till.returns()) await payments.sendBack(returnId);
    expect(await stateOf(id, paid)).toBe('SUCCEEDED');
    expect(await backAtProvider(paid)).toBe(offer.amounts.total.amount);
    expect(await history.stepsOf(id)).toEqual(['APPROVED', 'PAYING', 'SUCCEEDED']);
  });

  test('of one passenger leaves the others their tickets', async () => {
    const paid = await till.paid({ adults: 2 });
    const { order, visitor } = paid;
    const id = await till.requested(order, visitor, {
      passengerIds: [order.passengers[1]?.id ?? ''],
    });
    expect((await couponsOf(paid)).toSorted()).toEqual(['OPEN', 'REFUNDED']);
    expect((await orderOf(paid)).state).toBe('PART_REFUNDED');
    await pay(id, paid);
    await pay(await till.requested(await orderOf(paid), visitor), paid);
    expect((await orderOf(paid)).state).toBe('REFUNDED');
    expect(await backAtProvider(paid)).toBeLessThanOrEqual(order.total.amount);
    expect(await returnsOf(paid)).toHaveLength(2);
  });

  test('is not taken on an offer that ran out, was altered, or was of another amount', async () => {
    const { order, visitor } = await till.paid();
    const offer = await till.offered(order, visitor);
    const request = till.requestOf(offer);
    const ask = async (change: object, who = visitor) =>
      refunds.request({ ...request, ...change }, who, desk.now());
    expect(codes(await ask({ refundOfferId: `x${offer.id}` }))).toEqual(['OFFER_INVALID']);
    expect(codes(await ask({}, aVisitor()))).toEqual(['ORDER_NOT_FOUND']);
    expect(codes(await ask({ note: 'x'.repeat(501) }))).toEqual(['TOO_LONG']);
    const other = await ask({ accepted: { amount: 1, currency: 'CNY' } });
    expect(codes(other)).toEqual(['AMOUNT_CHANGED']);
    expect(other.newOffer?.money).toEqual(offer.money);
    desk.at(addMinutes(start, 20));
    const late = await ask({});
    expect(codes(late)).toEqual(['OFFER_EXPIRED']);
    expect(late.newOffer?.asOf).toEqual(desk.now());
  });

  test('is read again by its id by who sees the order, until it would be another one', async () => {
    const { order, visitor } = await till.paid();
    const offer = await till.offered(order, visitor);
    const read = (who = visitor, id = offer.id) => refunds.readOffer(id, who, desk.now());
    desk.at(addMinutes(desk.now(), 5));
    const { id, money, expiresAt } = offer;
    expect(await read()).toMatchObject({ id, money, expiresAt, asOf: desk.now() });
    expect(await read(aVisitor())).toBeNull();
    expect(await read(visitor, `x${offer.id}`)).toBeNull();
    await refunds.request(till.requestOf(offer), visitor, desk.now());
    expect(await read()).toBeNull();
  });
});
