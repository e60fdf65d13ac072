import { expect, it } from 'vitest';
import { statementProblems } from './points-statement.ts';

it('a statement needs both days', () => {
  expect(statementProblems(null, null)).toEqual([
    { code: 'REQUIRED', field: 'from' },
    { code: 'REQUIRED', field: 'to' },
  ]);
  expect(statementProblems('2026-01-01', null)).toEqual([{ code: 'REQUIRED', field: 'to' }]);
});

it.each([
  ['2026-01-02', '2026-01-01', 'DATES_OUT_OF_ORDER'],
  ['2026-01-01', '2026-01-01', undefined],
  ['2024-01-01', '2025-12-31', undefined],
  ['2024-01-01', '2026-01-01', 'PERIOD_TOO_LONG'],
])('a statement from %s to %s: %s', (from, to, code) => {
  expect(statementProblems(from, to)[0]?.code).toBe(code);
});
