import { describe, expect, test } from 'vitest';
import { formatDay } from './days.ts';

describe('a day', () => {
  test('is written DD MMM YYYY in English', () => {
    expect(formatDay('en', '2026-12-24')).toBe('24 Dec 2026');
    expect(formatDay('en', '2026-09-02')).toBe('02 Sep 2026');
    expect(formatDay('en', '2026-12-24', 'weekday')).toBe('Thu 24 Dec 2026');
    expect(formatDay('en', '2026-12-24', 'short')).toBe('Thu 24 Dec');
    expect(formatDay('en', '2026-12-24', 'recurring')).toBe('24 Dec');
  });
  test('is written with year, month and day in Chinese and Japanese', () => {
    expect(formatDay('zh-hk', '2026-12-24')).toBe('2026年12月24日');
    expect(formatDay('ja', '2026-12-24')).toBe('2026年12月24日');
    expect(formatDay('ja', '2026-12-24', 'weekday')).toBe('2026年12月24日(木)');
    expect(formatDay('zh-hk', '2026-12-24', 'weekday')).toBe('2026年12月24日（四）');
    expect(formatDay('zh-hk', '2026-12-24', 'short')).toBe('12月24日（四）');
    expect(formatDay('zh-hk', '2026-12-24', 'month')).toBe('2026年12月');
  });
  test('that is none is shown as it stands', () => {
    expect(formatDay('en', 'someday')).toBe('someday');
  });
});
