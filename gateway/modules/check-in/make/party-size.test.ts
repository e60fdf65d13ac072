import { expect, test } from 'vitest';
import { checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

test('a sixth passenger is checked in after the first five', async () => {
  const { desk, ticketed, checkIn } = checkInDesk(db);
  desk.at(new Date('2027-01-05T02:00:00Z'));
  const six = await ticketed({ adults: 6 });
  const codes = async (who: readonly number[]) =>
    (await checkIn(six, who)).userErrors.map(({ code }) => code);
  expect(await codes([0, 1, 2, 3, 4, 5])).toEqual(['TOO_MANY_FELLOW_PASSENGERS']);
  expect(await codes([0, 1, 2, 3, 4])).toEqual([]);
  expect(await codes([5])).toEqual([]);
});
