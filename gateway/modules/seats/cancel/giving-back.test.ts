import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyFlights, seatDesk, seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { money } from '#schema/rules/base/money.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await seatDesk(db, { departureControl: emptyFlights });
const { desk, seats, ticketed, select, seatOf } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(async () => {
  desk.at(start);
  await db.deleteFrom('chosen_seats').execute();
});

const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);
const cancelling = (seatOrderId: string) => ({ seatOrderId, idempotencyKey: randomUUID() });
async function held() {
  const traveller = await ticketed();
  const { seatOrderId, userErrors } = await select(traveller, ['18A'], 200);
  if (!seatOrderId) throw new Error(`refused: ${codes({ userErrors })}`);
  return { ...traveller, seatOrderId };
}

describe('giving back', () => {
  test('a paid seat returns what was paid, once', async () => {
    const { order, visitor, seatOrderId } = await held();
    await till.pay(seatOrderId, visitor);
    const request = {
      idempotencyKey: randomUUID(),
      passengerSegmentIds: [seatedId(order)],
      accepted: money(20_000, 'CNY'),
    };
    const before = (await till.returns()).length;
    const first = await seats.cancel(request, visitor, desk.now());
    expect(first).toMatchObject({ refund: { amount: 20_000 }, userErrors: [] });
    expect(await seats.cancel(request, visitor, desk.now())).toEqual(first);
    expect(await till.returns()).toHaveLength(before + 1);
    expect(await seatOf({ order, visitor })).toBeNull();
    expect((await seats.order(seatOrderId, visitor, desk.now()))?.state).toBe('REFUNDED');
  });

  test('needs a seat, the right amount, and sight of the order', async () => {
    const traveller = await ticketed();
    const request = (amount: number) => ({
      idempotencyKey: randomUUID(),
      passengerSegmentIds: [seatedId(traveller.order)],
      accepted: money(amount, 'CNY'),
    });
    expect(codes(await seats.cancel(request(0), traveller.visitor, start))).toEqual(['NO_SEAT']);
    await select(traveller, ['23A']);
    expect(codes(await seats.cancel(request(1), traveller.visitor, start))).toEqual([
      'AMOUNT_CHANGED',
    ]);
    expect(codes(await seats.cancel(request(0), aVisitor(), start))).toEqual([
      'PASSENGER_NOT_FOUND',
    ]);
    expect(codes(await seats.cancel(request(0), traveller.visitor, start))).toEqual([]);
  });

  test('a seat order that is not paid frees its seats; a paid one, a closed one and a strange one are not cancelled', async () => {
    const { order, visitor, seatOrderId } = await held();
    expect(await seats.cancelOrder(cancelling(seatOrderId), aVisitor(), start)).toBe(
      'ORDER_NOT_FOUND',
    );
    expect(await seats.cancelOrder(cancelling(seatOrderId), visitor, start)).toBeNull();
    expect(await seatOf({ order, visitor })).toBeNull();
    expect(await seats.cancelOrder(cancelling(seatOrderId), visitor, start)).toBe('ORDER_CLOSED');
    const paid = await held();
    await till.pay(paid.seatOrderId, paid.visitor);
    expect(await seats.cancelOrder(cancelling(paid.seatOrderId), paid.visitor, start)).toBe(
      'ALREADY_PAID',
    );
  });
});
