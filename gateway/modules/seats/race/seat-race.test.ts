import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { raceForSeats } from './race.test-support.ts';

const { db, url } = await testDatabase();

test('a thousand buyers of 180 seats at two gateways get 180 seats, and none gets one of another', {
  timeout: 120_000,
}, async () => {
  expect(await raceForSeats(db, url, { buyers: 1000, seats: 180 })).toEqual({
    seated: 180,
    soldTwice: 0,
  });
});
