import { expect, test } from 'vitest';
import { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { raceForStock } from './stock-race.test-support.ts';

const { db } = await testDatabase();
const till = await extraDesk(db);

test('of a member and a guest who order the last extras of a flight at once, one is refused', async () => {
  expect(await raceForStock(till)).toBe(0);
});
