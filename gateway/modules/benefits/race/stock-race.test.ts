import { expect, test } from 'vitest';
import { benefitDesk } from '#gateway/modules/benefits/benefits.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { raceForStock } from './stock-race.test-support.ts';

const { db } = await testDatabase();
const till = await benefitDesk(db);

test('of a member and a guest who order the last extras of a flight at once, one is refused', async () => {
  expect(await raceForStock(till)).toBe(0);
});
