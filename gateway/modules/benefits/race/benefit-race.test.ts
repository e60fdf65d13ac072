import { expect, test } from 'vitest';
import { benefitDesk } from '#gateway/modules/benefits/benefits.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { raceForCoupon, raceForPoints } from './benefit-race.test-support.ts';

const { db } = await testDatabase();
const till = await benefitDesk(db);

test('of two tabs that use the same points at once, one is refused', async () => {
  expect(await raceForPoints(till)).toBe(0);
});

test('of two tabs that use the same coupon at once, one is refused', async () => {
  expect(await raceForCoupon(till)).toBe(0);
});
