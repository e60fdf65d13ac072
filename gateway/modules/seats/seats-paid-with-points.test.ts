import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pointsAt } from '#gateway/modules/payments/points/points.test-support.ts';
import { money } from '#schema/rules/base/money.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emptyFlights, seatDesk, seatedId } from './seats.test-support.ts';

const { db } = await testDatabase();
const till = await seatDesk(db, { departureControl: emptyFlights });
const { desk, seats, payments } = till;
const { payer, pointsOf, begin } = pointsAt(db, till);
desk.at(new Date('2027-01-05T02:00:00Z'));

/** A preferred seat for 200 yuan that a member with 500 points has chosen. */
async function chosen(seat: string) {
  const visitor = await payer(500);
  const { order } = await till.ticketed({}, visitor);
  const { seatOrderId } = await till.select({ order, visitor }, [seat], 200);
  if (!seatOrderId) throw new Error('not chosen');
  return { order, visitor, seatOrderId };
}
type Chosen = Awaited<ReturnType<typeof chosen>>;

const stateOf = async ({ seatOrderId, visitor }: Chosen) =>
  (await seats.order(seatOrderId, visitor, desk.now()))?.state;
const giveBack = ({ order, visitor }: Chosen) =>
  seats.cancel(
    {
      idempotencyKey: randomUUID(),
      passengerSegmentIds: [seatedId(order)],
      accepted: money(20_000, 'CNY'),
    },
    visitor,
    desk.now(),
  );

test('points pay a seat whole, without the provider, and all of them come back with it', async () => {
  const one = await chosen('18A');
  const { payment } = await begin(one.visitor, one.seatOrderId, 200, 'SEAT_ORDER');
  expect(payment).toMatchObject({ state: 'SUCCEEDED', points: 200, providerReference: null });
  expect(await stateOf(one)).toBe('PAID');
  expect(await pointsOf(one.visitor)).toEqual({ points: 300, frozen: 0 });
  const before = (await till.returns()).length;
  expect(await giveBack(one)).toMatchObject({ refund: { amount: 20_000 }, userErrors: [] });
  expect(await pointsOf(one.visitor)).toEqual({ points: 500, frozen: 0 });
  expect(await till.returns()).toHaveLength(before);
});

test('of a seat that was paid partly with points, points come back before money', async () => {
  const one = await chosen('18F');
  const { payment } = await begin(one.visitor, one.seatOrderId, 150, 'SEAT_ORDER');
  await till.end(payment?.providerReference ?? '');
  await payments.confirmNow(one.seatOrderId, one.visitor, desk.now(), 'SEAT_ORDER');
  expect(await stateOf(one)).toBe('PAID');
  await giveBack(one);
  expect(await pointsOf(one.visitor)).toEqual({ points: 500, frozen: 0 });
  const returned = (await till.returns()).find(({ payment_id }) => payment_id === payment?.id);
  expect(returned).toMatchObject({ amount: 5_000, cause: 'SEATS_GIVEN_BACK' });
});
