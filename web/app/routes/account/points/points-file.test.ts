import { expect, it } from 'vitest';
import type { PointsChangeFragment } from './points-change.gen.ts';
import { pointsFile } from './points-file.ts';

const entry: PointsChangeFragment = {
  id: '1',
  change: 1200,
  balance: 3400,
  recordedOn: '2026-05-02',
  source: 'FLIGHT',
  expiresOn: '2029-05-31',
  flight: { id: 'f', flightNumber: 'MG523' },
};
const titles = ['Day', 'Cause', 'Flight', 'Change', 'Balance', 'Expires'];

it('each change is a line, amounts are numbers, and empty fields stay', () => {
  const spent = { ...entry, id: '2', change: -50, flight: null, expiresOn: null };
  const text = pointsFile([entry, spent], titles, (source) => source.toLowerCase());
  expect(text.split('\r\n')).toEqual([
    '\uFEFFDay,Cause,Flight,Change,Balance,Expires',
    '2026-05-02,flight,MG523,1200,3400,2029-05-31',
    '2026-05-02,flight,,-50,3400,',
    '',
  ]);
});

it('commas, quotes and formulas in texts are made harmless', () => {
  const line = (cause: string) => pointsFile([entry], titles, () => cause).split('\r\n')[1];
  expect(line('Flight, "long"')).toContain('"Flight, ""long"""');
  expect(line('=1+1')).toContain(",'=1+1,");
});
