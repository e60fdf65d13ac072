import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { checkInDesk, type Traveller } from '#gateway/modules/check-in/check-in.test-support.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { desk, checkIns, checkIn, ticketed, passenger } = checkInDesk(db);
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));

/** Ends the check-ins of some passengers, as a cancelled flight does. */
const end = ({ order }: Traveller, places: readonly number[]) =>
  inTransaction(db, (trx) =>
    checkIns.end(
      trx,
      {
        orderId: order.id,
        segmentIndex: 0,
        passengerIds: places.map((index) => order.passengers[index]?.id ?? ''),
      },
      desk.now(),
    ),
  );
async function state(traveller: Traveller, index = 0) {
  const one = await passenger(traveller, index);
  const { stored } = await checkIns.of(one);
  return [stored?.state, couponOf(one)?.state, stored?.cancellations];
}
const records = async ({ visitor }: Traveller) =>
  (await checkIns.records(visitor, desk.now())).map((one) => one.state).toSorted();

describe('a check-in for a flight that the airline cancels', () => {
  test('ends: the coupon is open, there is no boarding pass, and no cancellation of the passenger counts', async () => {
    const traveller = await ticketed({ adults: 2 });
    await checkIn(traveller);
    expect(await state(traveller)).toEqual(['CHECKED_IN', 'CHECKED_IN', 0]);
    await end(traveller, [0]);
    expect(await state(traveller)).toEqual(['CANCELLED', 'OPEN', 0]);
    expect(await checkIns.boardingPass(await passenger(traveller), desk.now())).toBeNull();
    expect(await state(traveller, 1)).toEqual(['CHECKED_IN', 'CHECKED_IN', 0]);
    expect(await records(traveller)).toEqual(['CANCELLED', 'CHECKED_IN', 'CHECKED_IN']);
  });

  test('ends once, and those who are not checked in have nothing to end', async () => {
    const traveller = await ticketed({ adults: 2 });
    await checkIn(traveller, [0]);
    await end(traveller, [0, 1]);
    await end(traveller, [0, 1]);
    expect(await records(traveller)).toEqual(['CANCELLED', 'CHECKED_IN']);
    expect((await state(traveller, 1)).slice(0, 2)).toEqual([undefined, 'OPEN']);
  });

  test('ends in the transaction of the cancellation, or not at all', async () => {
    const traveller = await ticketed();
    await checkIn(traveller);
    const failed = inTransaction(db, async (trx) => {
      const { order } = traveller;
      const passengerIds = order.passengers.map(({ id }) => id);
      await checkIns.end(trx, { orderId: order.id, segmentIndex: 0, passengerIds }, desk.now());
      throw new Error('the rest of it failed');
    });
    await expect(failed).rejects.toThrow('the rest of it failed');
    expect(await state(traveller)).toEqual(['CHECKED_IN', 'CHECKED_IN', 0]);
    expect(await records(traveller)).toEqual(['CHECKED_IN']);
  });
});
