import { expect, test, vi } from 'vitest';
import type { ExtraOwner } from '#gateway/modules/extras/extra.model.ts';
import { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { raceForCoupon, raceForLimit, raceForPoints } from './extras-race.test-support.ts';

/** Two meet where the guard was. */
const together = await vi.hoisted(async () => {
  const { meeting } = await import('./meeting.test-support.ts');
  return meeting();
});

// The guards: what a member has is counted by one transaction at a time.
vi.mock('#gateway/modules/points/points.repository.ts', async (original) => {
  const real = await original<typeof import('#gateway/modules/points/points.repository.ts')>();
  return { ...real, lockLots: real.lotsOf };
});
vi.mock('#gateway/modules/extras/orders/extras-order-changes.repository.ts', async (original) => {
  const real =
    await original<
      typeof import('#gateway/modules/extras/orders/extras-order-changes.repository.ts')
    >();
  return {
    ...real,
    lockBuyer: async (_trx: unknown, { memberId }: ExtraOwner) => memberId ?? together(),
    lockUnpaidOrders: async () => {},
  };
});

const { db } = await testDatabase();
const till = await extraDesk(db);

test('without the guard points are used twice: the race can be lost', async () => {
  expect(await raceForPoints(till)).toBeGreaterThan(0);
});

test('without the guard a coupon pays twice: the race can be lost', async () => {
  expect(await raceForCoupon(till)).toBeGreaterThan(0);
});

test('without the guard a guest passes the limit of a year: the race can be lost', async () => {
  expect(await raceForLimit(till)).toBeGreaterThan(0);
});
