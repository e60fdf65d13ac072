import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  anAsker,
  checkInDesk,
  type Traveller,
} from '#gateway/modules/check-in/check-in.test-support.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = checkInDesk(db);
const { desk, checkIns, checkIn, ticketed, passenger, inputFor, codeOf, seats } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(async () => {
  desk.at(start);
  await db.deleteFrom('chosen_seats').execute();
});

const request = (traveller: Traveller, places = [0], asker = traveller.visitor) =>
  checkIns.requestCancellation(
    {
      passengerSegmentIds: inputFor(traveller, places).passengers.map(
        ({ passengerSegmentId }) => passengerSegmentId,
      ),
      locale: 'en',
    },
    asker,
    desk.now(),
  );
const codes = (outcome: Awaited<ReturnType<typeof request>>) =>
  'faults' in outcome ? outcome.faults.map(({ code }) => code) : [];
const confirm = (
  challengeId: string,
  code: string,
  asker: Traveller['visitor'],
  key = randomUUID(),
) => checkIns.confirmCancellation({ idempotencyKey: key, challengeId, code }, asker, desk.now());
async function cancel(traveller: Traveller, places = [0]) {
  const asked = await request(traveller, places);
  if ('faults' in asked) return { problem: codes(asked).join() };
  return confirm(asked.challenge.id, await codeOf(asked.challenge.id), traveller.visitor);
}
async function state(traveller: Traveller, index = 0) {
  const one = await passenger(traveller, index);
  const { stored } = await checkIns.of(one);
  return [stored?.state, couponOf(one)?.state, stored?.cancellations];
}

describe('the cancellation of a check-in', () => {
  test('opens the coupon again, keeps the seat, takes the boarding pass, and is recorded', async () => {
    const traveller = await ticketed({ infants: 1 });
    await checkIn(traveller);
    const before = await seats.liveOf(db, [traveller.order.id], traveller.visitor, desk.now());
    expect(await cancel(traveller)).toMatchObject({ passengers: [{}, {}] });
    for (const index of [0, 1])
      expect(await state(traveller, index)).toEqual(['CANCELLED', 'OPEN', 1]);
    const after = await seats.liveOf(db, [traveller.order.id], traveller.visitor, desk.now());
    expect(after).toEqual(before);
    expect(await checkIns.boardingPass(await passenger(traveller), desk.now())).toBeNull();
    const records = await checkIns.records(traveller.visitor, desk.now());
    expect(records.map((record) => record.state).toSorted()).toEqual([
      'CANCELLED',
      'CANCELLED',
      'CHECKED_IN',
      'CHECKED_IN',
    ]);
  });

  test('is possible twice for a passenger and a flight', async () => {
    const traveller = await ticketed();
    for (const count of [1, 2]) {
      expect((await checkIn(traveller)).userErrors).toEqual([]);
      expect(await cancel(traveller)).toHaveProperty('passengers');
      expect(await state(traveller)).toEqual(['CANCELLED', 'OPEN', count]);
      desk.at(addMinutes(desk.now(), 2));
    }
    await checkIn(traveller);
    expect(codes(await request(traveller))).toEqual(['CHECK_IN_CANCELLATIONS_USED']);
  });

  test('is refused to those who are not checked in, to strangers, and where a child would stay alone', async () => {
    const family = await ticketed({ adults: 1, children: 1 });
    expect(codes(await request(family))).toEqual(['NOT_CHECKED_IN']);
    await checkIn(family);
    expect(codes(await request(family, [0]))).toEqual(['CHILD_WITH_ADULT']);
    expect(codes(await request(family, [0], anAsker()))).toEqual(['PASSENGER_NOT_FOUND']);
    expect(await cancel(family, [0, 1])).toHaveProperty('passengers');
  });

  test('needs the code, in the browser that asked for it, and until check-in closes', async () => {
    const traveller = await ticketed();
    await checkIn(traveller);
    const asked = await request(traveller);
    if ('faults' in asked) throw new Error(codes(asked).join());
    expect(asked.contact).toBe('anna.liu@example.com');
    const { id } = asked.challenge;
    expect(await confirm(id, '000000', traveller.visitor)).toEqual({ problem: 'CODE_WRONG' });
    const code = await codeOf(id);
    expect(await confirm(id, code, anAsker())).toEqual({ problem: 'CODE_WRONG' });
    expect(codes(await request(traveller))).toEqual(['TOO_SOON']);
    const key = randomUUID();
    expect(await confirm(id, code, traveller.visitor, key)).toHaveProperty('passengers');
    expect(await confirm(id, code, traveller.visitor, key)).toHaveProperty('passengers');
    expect(await state(traveller)).toEqual(['CANCELLED', 'OPEN', 1]);
  });

  test('is made once by two tabs', async () => {
    const traveller = await ticketed();
    await checkIn(traveller);
    const asked = await request(traveller);
    if ('faults' in asked) throw new Error(codes(asked).join());
    const { id } = asked.challenge;
    const code = await codeOf(id);
    await Promise.all([1, 2, 3].map(() => confirm(id, code, traveller.visitor)));
    expect(await state(traveller)).toEqual(['CANCELLED', 'OPEN', 1]);
  });
});
