import { expect, it } from 'vitest';
import { sessionEndsAt } from './session-end.ts';

const startedAt = new Date('2026-11-01T00:00:00Z');
const after = (hours: number) => new Date(startedAt.getTime() + hours * 3_600_000);
const ends = (usedHours: number, remembered: boolean) =>
  sessionEndsAt({ startedAt, lastUsedAt: after(usedHours), remembered });

it('a session ends 12 hours after its last use, and 30 days after its start in any case', () => {
  expect(ends(5, false)).toEqual(after(17));
  expect(ends(30 * 24 - 12, false)).toEqual(after(30 * 24));
  expect(ends(30 * 24 - 1, false)).toEqual(after(30 * 24));
});

it('a remembered session ends after 30 days without use, and after 90 days in any case', () => {
  expect(ends(5, true)).toEqual(after(30 * 24 + 5));
  expect(ends(61 * 24, true)).toEqual(after(90 * 24));
});
