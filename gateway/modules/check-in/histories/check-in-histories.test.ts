import { expect, test } from 'vitest';
import { checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import { testDatabase } from '#tests/support/database.ts';
import { checkInHistories, type Spoilt } from './check-in-histories.test-support.ts';

const { db } = await testDatabase();
const till = checkInDesk(db);
till.desk.at(new Date('2027-01-05T02:00:00Z'));
const histories = await checkInHistories(db, till);

/** How many histories, of a hundred commands each, from the seed after `HISTORIES_AFTER`. */
const { HISTORIES = '16', HISTORIES_AFTER = '0', HISTORY_SECONDS = '60' } = process.env;
const SEEDS = Array.from(
  { length: Number(HISTORIES) },
  (_, index) => Number(HISTORIES_AFTER) + index + 1,
);
const COMMANDS = 100;
const timeout = Number(HISTORY_SECONDS) * 1000;

test.each(SEEDS)(
  'a history of holding, paying, cancelling, expiring, checking in and taking it back, in two browsers, goes as the plain model says (seed %i)',
  { timeout },
  async (seed) => {
    expect(await histories.differenceIn(seed, COMMANDS)).toBeNull();
  },
);

/** Stands for an order that was found, without the lock. */
const NOT_LOCKED = {} as OrderRecord;

test.each<[string, NonNullable<Spoilt['checkIn']>]>([
  [
    'coupons that do not open again',
    ({ orders }) => ({
      orders: {
        ...orders,
        changeCoupons: async (trx, change) =>
          change.to === 'OPEN' ? 0 : orders.changeCoupons(trx, change),
      },
    }),
  ],
  [
    'a clock that stands still behind the lock',
    () => ({ nowIn: async () => new Date('2027-02-02') }),
  ],
  ['seats that are not given', ({ seats }) => ({ seats: { ...seats, assign: async () => [] } })],
  [
    'a sequence number that is given twice',
    ({ departureControl }) => ({
      departureControl: {
        ...departureControl,
        sequenceNumbers: async (_flight, count) =>
          Array.from({ length: count }, (_, index) => index + 1),
      },
    }),
  ],
  [
    'two check-ins that do not wait for each other',
    ({ orders }) => ({ orders: { ...orders, lockOn: async () => NOT_LOCKED } }),
  ],
])('a history finds %s', { timeout }, async (_bug, spoilt) => {
  let difference: string | null = null;
  for (const seed of SEEDS)
    difference ??= await histories.differenceIn(seed, COMMANDS, { checkIn: spoilt });
  expect(difference).not.toBeNull();
});

test.each<[string, NonNullable<Spoilt['seats']>]>([
  [
    'money that does not go back',
    ({ payments }) => ({ payments: { ...payments, giveBack: async () => null as never } }),
  ],
  ['a hold that does not end', () => ({ nowIn: async () => new Date('2027-01-05') })],
])('a history finds %s', { timeout }, async (_bug, spoilt) => {
  let difference: string | null = null;
  for (const seed of SEEDS)
    difference ??= await histories.differenceIn(seed, COMMANDS, { seats: spoilt });
  expect(difference).not.toBeNull();
});
