import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { confirmSeatsOfOrder } from './chosen-seat-changes.repository.ts';
import { emptyFlights, seatDesk } from './seats.test-support.ts';

const { db } = await testDatabase();
const till = await seatDesk(db, { departureControl: emptyFlights });
const { desk, seats, select, seatOf } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(async () => {
  desk.at(start);
  await db.deleteFrom('chosen_seats').execute();
});

const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);
async function unpaid() {
  const visitor = aVisitor();
  return { order: await desk.book(desk.offer(), {}, visitor), visitor };
}

describe('seats in an unpaid order', () => {
  test('are held for twenty minutes, and can be changed meanwhile', async () => {
    const traveller = await unpaid();
    expect(codes(await select(traveller, ['22A']))).toEqual([]);
    expect(await seatOf(traveller)).toMatchObject({
      state: 'HELD',
      heldUntil: addMinutes(start, 20),
      seatOrderId: null,
    });
    expect(codes(await select(traveller, ['22B']))).toEqual([]);
    expect((await seatOf(traveller))?.seatNumber).toBe('22B');
  });

  test('lapse while the fare stays, and can be chosen again', async () => {
    const traveller = await unpaid();
    await select(traveller, ['22A']);
    desk.at(addMinutes(start, 20));
    expect(await seatOf(traveller)).toBeNull();
    const order = await desk.orders.find({ id: traveller.order.id }, traveller.visitor, desk.now());
    expect(order?.state).toBe('PENDING_PAYMENT');
    expect(codes(await select(traveller, ['22A']))).toEqual([]);
    expect(codes(await select(await unpaid(), ['22A']))).toEqual(['SEAT_HELD']);
  });

  test('are confirmed with the ticket, and not when they have lapsed', async () => {
    const [paid, late] = [await unpaid(), await unpaid()];
    await select(paid, ['22A']);
    await select(late, ['22B']);
    const ticketAt = async ({ order }: typeof paid, minutes: number) => {
      desk.at(addMinutes(start, minutes));
      await inTransaction(db, (trx) => confirmSeatsOfOrder(trx, order.id, desk.now()));
    };
    await ticketAt(paid, 19);
    await ticketAt(late, 20);
    desk.at(addMinutes(start, 40));
    expect(await seatOf(paid)).toMatchObject({ state: 'CONFIRMED', heldUntil: null });
    expect(await seatOf(late)).toBeNull();
  });

  test('are free as soon as it is cancelled', async () => {
    const traveller = await unpaid();
    await select(traveller, ['22A']);
    await desk.cancel(traveller.order);
    expect(await seatOf(traveller)).toBeNull();
    expect(codes(await select(await unpaid(), ['22A']))).toEqual([]);
  });

  test('are those of the fare: what costs more is sold when there are tickets', async () => {
    expect(codes(await select(await unpaid(), ['18A'], 200))).toEqual(['NOT_TICKETED']);
  });

  test('are tidied by the sweep', async () => {
    await select(await unpaid(), ['22A']);
    desk.at(addMinutes(start, 25));
    await seats.expire(desk.now());
    const rows = await db.selectFrom('chosen_seats').select(['state', 'held_until']).execute();
    expect(rows).toEqual([{ state: 'EXPIRED', held_until: null }]);
  });
});
