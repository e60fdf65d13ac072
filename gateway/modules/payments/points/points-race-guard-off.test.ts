import { expect, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { raceForPoints } from './points-race.test-support.ts';

// The guard: what a member has is counted by one transaction at a time.
vi.mock('#gateway/modules/points/points.repository.ts', async (original) => {
  const real = await original<typeof import('#gateway/modules/points/points.repository.ts')>();
  return { ...real, lockLots: real.lotsOf };
});

const database = await testDatabase();

test('without the guard the same points are used for several orders: the race can be lost', async () => {
  expect((await raceForPoints(database)).taken).toBeGreaterThan(1);
});
