import { beforeEach, expect, test } from 'vitest';
import { pointsAt } from '#gateway/modules/payments/points/points.test-support.ts';
import { lotsOf } from '#gateway/modules/points/points.repository.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, payments, refunds } = till;
const { payer, givePoints, pointsOf, begin } = pointsAt(db, till);
const start = new Date('2027-01-05T02:00:00Z');
const TWO_MONTHS = 60 * 24 * 60;

beforeEach(() => desk.at(start));

/**
 * Tickets of a member who has paid for them with so many points, of 1000 that expire on two days,
 * and with money.
 */
async function paidWith(points: number, adults = 1) {
  desk.at(addMinutes(start, -TWO_MONTHS));
  const visitor = await payer(400);
  desk.at(start);
  await givePoints(visitor, 600);
  const offer = desk.offer({ party: { adults, children: 0, infants: 0 } });
  const booked = await desk.book(offer, {}, visitor);
  const { payment } = await begin(visitor, booked.id, points);
  await till.end(payment?.providerReference ?? '');
  await payments.confirmNow(booked.id, visitor, desk.now());
  const order = await till.orderOf(booked.id, visitor);
  if (!order?.ticketedAt || !payment) throw new Error('not ticketed');
  return { order, visitor, payment, reference: payment.providerReference ?? '' };
}

const returnOf = async (paymentId: string) =>
  (await till.returns()).filter(({ payment_id }) => payment_id === paymentId);

test('a refund gives points back before money, with their old days of expiry', async () => {
  const paid = await paidWith(700);
  const { order, visitor } = paid;
  const lots = await lotsOf(db, visitor.memberId);
  expect(lots.map(({ points }) => points)).toEqual([300]);
  const offer = await till.offered(order, visitor, { reason: 'ILLNESS' });
  expect(offer).toMatchObject({ points: 700, money: { amount: order.total.amount - 70_000 } });

  desk.at(addMinutes(start, 24 * 60));
  const id = await till.requested(order, visitor);
  const { amounts, points, money } = (await till.refundOf(id, visitor)) ?? {};
  expect(money?.amount).toBe((amounts?.total.amount ?? 0) - (points ?? 0) * 100);
  await refunds.pay(id);
  expect(await pointsOf(visitor)).toEqual({ points: 300 + (points ?? 0), frozen: 0 });
  expect((await lotsOf(db, visitor.memberId)).map(({ expiresOn }) => expiresOn)).toContain(
    '2029-11-30',
  );
  expect(await returnOf(paid.payment.id)).toMatchObject([
    { amount: money?.amount, cause: 'REFUND' },
  ]);
});

test('of two passengers the first takes the points, and the second the money that is left', async () => {
  const paid = await paidWith(900, 2);
  const { order, visitor } = paid;
  const [one = '', other = ''] = order.passengers.map(({ id }) => id);
  const first = await till.requested(order, visitor, { passengerIds: [one] });
  await refunds.pay(first);
  const second = await till.requested(order, visitor, { passengerIds: [other] });
  await refunds.pay(second);
  const [a, b] = [await till.refundOf(first, visitor), await till.refundOf(second, visitor)];
  expect((a?.points ?? 0) + (b?.points ?? 0)).toBe(900);
  expect(a?.points).toBeGreaterThan(0);
  expect(await pointsOf(visitor)).toEqual({ points: 1000, frozen: 0 });
  const back = (await returnOf(paid.payment.id)).reduce((sum, { amount }) => sum + amount, 0);
  expect(back).toBe((a?.money.amount ?? 0) + (b?.money.amount ?? 0));
});
