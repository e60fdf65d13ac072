import { expect, it } from 'vitest';
import { databaseNow } from '#gateway/database/database-now.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openDemoClock } from './demo-clock.repository.ts';

const { db } = await testDatabase();
/** Rounded; an instant that has just gone by is none ahead, and not minus none. */
const minutesAhead = (instant: Date) => Math.round((instant.getTime() - Date.now()) / 60_000) + 0;

it('moves for every gateway on the database, and for the database itself', async () => {
  const [one, other] = [await openDemoClock(db), await openDemoClock(db)];
  await one.advance(50);
  await one.advance(10);
  expect(minutesAhead(one.now())).toBe(60);
  await other.refresh();
  expect(minutesAhead(other.now())).toBe(60);
  expect(minutesAhead(await databaseNow(db))).toBe(60);
  await other.reset();
  expect(minutesAhead(await databaseNow(db))).toBe(0);
  await one.refresh();
  expect(one.offsetMinutes()).toBe(0);
});
