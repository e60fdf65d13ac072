import { expect, test } from 'vitest';
import { benefitDesk } from '#gateway/modules/benefits/benefits.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { raceForCoupon, raceForLimit, raceForPoints } from './benefit-race.test-support.ts';

const { db } = await testDatabase();
const till = await benefitDesk(db);

test('of two tabs that use the same points at once, one is refused', async () => {
  expect(await raceForPoints(till)).toBe(0);
});

test('of two tabs that use the same coupon at once, one is refused', async () => {
  expect(await raceForCoupon(till)).toBe(0);
});

test('of two tabs of a guest that order the last of a year at once, one is refused', async () => {
  expect(await raceForLimit(till)).toBe(0);
});
