import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { raceForPoints } from './points-race.test-support.ts';

const database = await testDatabase();

test('of 200 attempts through two gateways to use the same points, one order gets them', async () => {
  expect(await raceForPoints(database)).toEqual({ taken: 1, frozen: 50 });
});
