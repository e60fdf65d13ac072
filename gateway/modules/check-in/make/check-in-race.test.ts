import { beforeEach, expect, test } from 'vitest';
import { checkInDesk, type Traveller } from '#gateway/modules/check-in/check-in.test-support.ts';
import { createCheckInService } from '#gateway/modules/check-in/check-ins.service.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readCheckIn } from './check-in.input.ts';

const { db } = await testDatabase();
const till = checkInDesk(db);
const { desk, checkIns, checkIn, ticketed, inputFor, seats } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(async () => {
  desk.at(start);
  await db.deleteFrom('chosen_seats').execute();
});

const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);
async function seatNumbers({ order, visitor }: Traveller) {
  const live = await seats.liveOf(db, [order.id], visitor, desk.now());
  return live.map(({ seatNumber }) => seatNumber);
}

test('two tabs check the same passengers in once, and seats are given once', async () => {
  const traveller = await ticketed({ adults: 3 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => checkIn(traveller, [0, 1, 2])));
  expect(answers.filter((answer) => answer.userErrors.length === 0)).toHaveLength(1);
  expect(new Set(answers.flatMap(codes))).toEqual(new Set(['ALREADY_CHECKED_IN']));
  const records = await checkIns.records(traveller.visitor, desk.now());
  expect(records).toHaveLength(3);
});

test('positive control: without the lock of the order and the count of its coupons, two tabs both succeed', async () => {
  const traveller = await ticketed();
  await checkIn(traveller);
  await db.deleteFrom('check_ins').execute();
  await db.updateTable('coupons').set({ state: 'OPEN' }).execute();
  const { orders } = till.sources;
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const unguarded = createCheckInService({
    ...till.sources,
    orders: {
      ...orders,
      lockOn: (_trx, { id }) =>
        orders.find({ id }, AIRLINE, desk.now()) as ReturnType<typeof orders.lockOn>,
      async changeCoupons(_trx, { passengerIds }) {
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
        return passengerIds.length;
      },
    },
  });
  const tab = async () => {
    const { request } = readCheckIn(inputFor(traveller));
    if (!request) throw new Error('wrong input');
    return unguarded.checkIn(request, traveller.visitor, desk.now());
  };
  expect((await Promise.all([tab(), tab()])).flatMap(codes)).toEqual([]);
});

test('parties that are checked in at once never get one seat twice', async () => {
  const travellers = [];
  for (let index = 0; index < 6; index += 1) {
    desk.at(start);
    travellers.push(await ticketed({ adults: 2 }));
  }
  const answers = await Promise.all(travellers.map((one) => checkIn(one)));
  expect(answers.flatMap(codes)).toEqual([]);
  const numbers = (await Promise.all(travellers.map(seatNumbers))).flat();
  expect(numbers).toHaveLength(12);
  expect(new Set(numbers).size).toBe(12);
});
