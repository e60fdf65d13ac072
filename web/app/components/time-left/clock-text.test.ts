import { expect, test } from 'vitest';
import { clockText, secondsUntil } from './clock-text.ts';

test('the time left runs down to nothing and not below', () => {
  const end = '2026-12-24T10:00:00Z';
  expect(secondsUntil(end, Date.parse('2026-12-24T09:59:00Z'))).toBe(60);
  expect(secondsUntil(end, Date.parse('2026-12-24T09:59:58.200Z'))).toBe(2);
  expect(secondsUntil(end, Date.parse('2026-12-24T10:00:30Z'))).toBe(0);
  expect(clockText(1145)).toBe('19:05');
  expect(clockText(3600)).toBe('1:00:00');
  expect(clockText(26 * 3600 + 305)).toBe('26:05:05');
});
