import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

it('days stay days, instants are instants, whole numbers are exact', async () => {
  const { rows } = await sql`
    SELECT date '2026-12-24' AS day,
           timestamptz '2026-12-24T10:00:00+08' AS instant,
           9007199254740991::bigint AS number,
           ARRAY[date '2026-12-24', NULL] AS days,
           ARRAY[1, 2]::bigint[] AS numbers,
           '{}'::date[] AS none`.execute(db);
  expect(rows[0]).toEqual({
    day: '2026-12-24',
    instant: new Date('2026-12-24T02:00:00Z'),
    number: Number.MAX_SAFE_INTEGER,
    days: ['2026-12-24', null],
    numbers: [1, 2],
    none: [],
  });
});

it('a number too great to be exact is a fault, not another number', async () => {
  await expect(sql`SELECT 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError);
});
