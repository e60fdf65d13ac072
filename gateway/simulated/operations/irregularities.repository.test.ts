import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { irregularitiesOf, replaceIrregularities } from './irregularities.repository.ts';
import type { Irregularity } from './irregularity.ts';

const { db } = await testDatabase();
const announcedAt = new Date('2026-12-10T03:00:00Z');
const flight = { flightNumber: 'MG523', date: '2026-12-10' };
const all: Irregularity[] = [
  { kind: 'CANCELLATION', announcedAt, reason: 'WEATHER' },
  { kind: 'DELAY', announcedAt, minutes: 75, reason: null },
  { kind: 'DIVERSION', announcedAt, airport: 'ICN', reason: 'AIRPORT' },
  { kind: 'GATE_CHANGE', announcedAt, gate: 'D99' },
];

test('what was set for a flight is found for that flight on that day, and for no other', async () => {
  await replaceIrregularities(db, flight, all);
  const found = await irregularitiesOf(db, [flight]);
  const byKind = (a: Irregularity, b: Irregularity) => (a.kind < b.kind ? -1 : 1);
  expect(found.map(({ irregularity }) => irregularity).toSorted(byKind)).toEqual(all);
  expect(await irregularitiesOf(db, [{ ...flight, date: '2026-12-11' }])).toEqual([]);
  expect(await irregularitiesOf(db, [{ ...flight, flightNumber: 'MG521' }])).toEqual([]);
  expect(await irregularitiesOf(db, [])).toEqual([]);
});

test('what is set again takes the place of what was set', async () => {
  await replaceIrregularities(db, flight, all.slice(0, 1));
  expect(await irregularitiesOf(db, [flight])).toHaveLength(1);
  await replaceIrregularities(db, flight, []);
  expect(await irregularitiesOf(db, [flight])).toEqual([]);
});

test('the database refuses what says nothing', async () => {
  const row = {
    flight_number: 'MG523',
    departure_date: '2026-12-12',
    announced_at: announcedAt,
    reason: null,
    delay_minutes: null,
    gate: null,
    airport: null,
  };
  for (const kind of ['DELAY', 'GATE_CHANGE', 'DIVERSION'] as const)
    await expect(
      db
        .insertInto('flight_irregularities')
        .values({ ...row, kind })
        .execute(),
    ).rejects.toThrow(/flight_irregularities_say_what/);
});
