import { describe, expect, test } from 'vitest';
import { dayIn, dayShift, timeIn } from './days.ts';

describe('a time', () => {
  test('is that of the airport, in 24 hours', () => {
    expect(timeIn('2026-12-24T15:35:00Z', 'Asia/Hong_Kong')).toBe('23:35');
    expect(timeIn('2026-12-24T16:00:00Z', 'Asia/Shanghai')).toBe('00:00');
  });
  test('falls on the day of its airport', () => {
    expect(dayIn('2026-12-24T16:00:00Z', 'Asia/Shanghai')).toBe('2026-12-25');
  });
  test('of arrival may be a day later, or earlier, than that of departure', () => {
    const hongKong = { instant: '2026-12-24T15:35:00Z', zone: 'Asia/Hong_Kong' };
    const tokyo = { instant: '2026-12-24T19:40:00Z', zone: 'Asia/Tokyo' };
    expect(dayShift(hongKong, tokyo)).toBe(1);
    const auckland = { instant: '2026-12-24T13:00:00Z', zone: 'Pacific/Auckland' };
    const honolulu = { instant: '2026-12-24T22:00:00Z', zone: 'Pacific/Honolulu' };
    expect(dayShift(auckland, honolulu)).toBe(-1);
  });
});
