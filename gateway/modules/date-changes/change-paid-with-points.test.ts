import { beforeEach, expect, test } from 'vitest';
import { pointsAt } from '#gateway/modules/payments/points/points.test-support.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { changeDesk } from './date-changes.test-support.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, payments } = till;
const { payer, begin, pointsOf } = pointsAt(db, till);
const start = new Date('2027-01-05T02:00:00Z');
const MANY = 100_000;

beforeEach(() => desk.at(start));

/**
 * A member’s change to a day whose fares are dearer, unpaid: what is due in all, and the difference
 * of the fares.
 */
async function dearerChange() {
  const visitor = await payer(MANY);
  const bounds = [
    { origin: 'PVG', destination: 'HKG', date: desk.inDays(30) },
    { origin: 'HKG', destination: 'PVG', date: desk.inDays(37) },
  ];
  const party = { adults: 1, children: 0, infants: 0 };
  const wanted = { bounds, tripType: 'ROUND_TRIP' as const, brand: 'STANDARD' as const, party };
  const order = await desk.pay(await desk.book(desk.offer(wanted), {}, visitor));
  const traveller = { order, visitor };
  for (const days of [1, 2, 3, 4, 5, 6]) {
    const quoted = await till.offer(traveller, till.later(traveller, days));
    if (quoted.addCollect.amount < 10_000) continue;
    const { changeId } = await till.confirm(traveller, quoted);
    if (!changeId) throw new Error('not made');
    const toPay = await payments.toPay({ kind: 'DATE_CHANGE', id: changeId }, visitor, start);
    if (!toPay) throw new Error('nothing to pay');
    return { id: changeId, visitor, due: toPay.due.amount, most: toPay.offsettable.amount / 100 };
  }
  throw new Error('no day is dearer');
}

test('points pay the difference of fares, and the penalty is paid in money', async () => {
  const { id, visitor, due, most } = await dearerChange();
  const points = Math.floor(most);
  expect(due).toBeGreaterThan(points * 100);
  expect((await begin(visitor, id, points + 1, 'DATE_CHANGE')).code).toBe('POINTS_OUT_OF_RANGE');
  const begun = await begin(visitor, id, points, 'DATE_CHANGE');
  expect(begun.payment).toMatchObject({ points, amount: { amount: due - points * 100 } });
  expect(await pointsOf(visitor)).toEqual({ points: MANY, frozen: points });
  await till.end(begun.payment?.providerReference ?? '');
  expect(await payments.confirmNow(id, visitor, desk.now(), 'DATE_CHANGE')).toBe('TICKETED');
  expect(await till.find(id, visitor)).toMatchObject({ state: 'CONFIRMED' });
  expect(await pointsOf(visitor)).toEqual({ points: MANY - points, frozen: 0 });
});

test('points of a change that is not paid in time are free again', async () => {
  const { id, visitor } = await dearerChange();
  await begin(visitor, id, 10, 'DATE_CHANGE');
  expect((await pointsOf(visitor)).frozen).toBe(10);
  desk.at(addMinutes(start, 50));
  expect(await pointsOf(visitor)).toEqual({ points: MANY, frozen: 0 });
});
