import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { raceForSeats } from './race.test-support.ts';

const { db, url } = await testDatabase();

test('without the index seats are sold twice: the race can be lost', {
  timeout: 120_000,
}, async () => {
  await sql`drop index one_passenger_a_seat`.execute(db);
  const { soldTwice } = await raceForSeats(db, url, { buyers: 1000, seats: 180 });
  expect(soldTwice).toBeGreaterThan(0);
});
