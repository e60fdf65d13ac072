import { expect, it } from 'vitest';
import { claimProblem } from './claim-flight.ts';

const landedAt = new Date('2026-03-02T04:00:00Z');

it.each([
  ['2026-03-09', 'CLAIM_TOO_EARLY'],
  ['2026-03-10', null],
  ['2026-09-02', null],
  ['2026-09-03', 'CLAIM_TOO_LATE'],
])('a flight of 2 March 2026, claimed on %s: %s', (today, problem) => {
  expect(claimProblem(landedAt, '2020-01-01', today)).toBe(problem);
});

it('flights of the 30 days before joining can be claimed', () => {
  expect(claimProblem(landedAt, '2026-04-01', '2026-05-01')).toBeNull();
  expect(claimProblem(landedAt, '2026-04-02', '2026-05-01')).toBe('CLAIM_TOO_LATE');
});
