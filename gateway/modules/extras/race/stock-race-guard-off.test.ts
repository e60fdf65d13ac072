import { expect, test, vi } from 'vitest';
import { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { raceForStock } from './stock-race.test-support.ts';

/** Two meet where the guard was. */
const together = await vi.hoisted(async () => {
  const { meeting } = await import('./meeting.test-support.ts');
  return meeting();
});

// The guard: what is left on a flight is counted by one transaction at a time. Here both count
// before either has ordered.
vi.mock('#gateway/modules/extras/stock/extra-stock.repository.ts', async (original) => {
  const real =
    await original<typeof import('#gateway/modules/extras/stock/extra-stock.repository.ts')>();
  return { ...real, lockStock: together };
});

const { db } = await testDatabase();
const till = await extraDesk(db);

test('without the guard more is sold than there is: the race can be lost', async () => {
  expect(await raceForStock(till)).toBeGreaterThan(0);
});
