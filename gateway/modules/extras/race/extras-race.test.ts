import { expect, test } from 'vitest';
import { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { raceForCoupon, raceForLimit, raceForPoints } from './extras-race.test-support.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);

test('of two tabs that use the same points at once, one is refused', async () => {
  expect(await raceForPoints(till)).toBe(0);
});

test('of two tabs that use the same coupon at once, one is refused', async () => {
  expect(await raceForCoupon(till)).toBe(0);
});

test('of two tabs of a guest that order the last of a year at once, one is refused', async () => {
  expect(await raceForLimit(till)).toBe(0);
});
