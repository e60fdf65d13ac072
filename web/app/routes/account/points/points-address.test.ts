import { expect, it } from 'vitest';
import { lastYear, pointsAddress, readPointsAddress } from './points-address.ts';

const read = (query: string) => readPointsAddress(new URLSearchParams(query));

it('a first visit names no days', () => {
  expect(read('')).toEqual({ from: '', to: '', direction: null, after: null });
});

it('period, direction and page survive the way through the address', () => {
  const asked = { from: '2026-01-01', to: '2026-06-30', direction: 'SPENT', after: 'x=' } as const;
  expect(read(pointsAddress(asked).split('?')[1] ?? '')).toEqual(asked);
});

it('the first period is the twelve months that end today', () => {
  expect(lastYear('2026-11-22')).toEqual({ from: '2025-11-23', to: '2026-11-22' });
});
