import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { raceForPoints } from './points-race.test-support.ts';

// The guard: what a member has is counted by one transaction at a time.
vi.mock('#gateway/modules/points/points.repository.ts', async (original) => {
  const real = await original<typeof import('#gateway/modules/points/points.repository.ts')>();
  return { ...real, lockLots: real.lotsOf };
});

const database = await testDatabase();
/**
 * How often the race is run until it is lost: a machine under load may let the attempts in one
 * after the other.
 */
const ROUNDS = 6;

test('without the guard the same points are used for several orders: the race can be lost', async () => {
  let taken = 0;
  for (let round = 0; round < ROUNDS && taken < 2; round += 1)
    ({ taken } = await raceForPoints(database));
  expect(taken).toBeGreaterThan(1);
});
