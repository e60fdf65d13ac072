import { expect, test } from 'vitest';
import { clockText, secondsUntil, spokenMinutes } from './hold-time.ts';

test('the time left runs down to nothing and not below', () => {
  const end = '2026-12-24T10:00:00Z';
  expect(secondsUntil(end, Date.parse('2026-12-24T09:59:58.200Z'))).toBe(2);
  expect(secondsUntil(end, Date.parse('2026-12-24T10:00:30Z'))).toBe(0);
  expect(clockText(1145)).toBe('19:05');
});

test('ten, five and one minutes are spoken, each until the next', () => {
  expect([601, 600, 301, 300, 61, 60, 1, 0].map(spokenMinutes)).toEqual([
    null,
    10,
    10,
    5,
    5,
    1,
    1,
    null,
  ]);
});
