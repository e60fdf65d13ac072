import { describe, expect, test } from 'vitest';
import { createZoneClock } from './zone-clock.ts';

const clock = createZoneClock();
const utc = (zone: string, day: string, minute: number) =>
  clock.instant(zone, day, minute).toISOString();

describe('a timetable keeps local times', () => {
  test('over the change of clocks in Europe', () => {
    expect(utc('Europe/London', '2027-03-27', 21 * 60 + 10)).toBe('2027-03-27T21:10:00.000Z');
    expect(utc('Europe/London', '2027-03-28', 21 * 60 + 10)).toBe('2027-03-28T20:10:00.000Z');
    expect(utc('Europe/London', '2026-10-25', 30)).toBe('2026-10-24T23:30:00.000Z');
    expect(utc('Europe/London', '2026-10-25', 12 * 60)).toBe('2026-10-25T12:00:00.000Z');
  });

  test('where no clock ever changes', () => {
    expect(utc('Asia/Tokyo', '2027-03-28', 545)).toBe('2027-03-28T00:05:00.000Z');
  });

  test('and reads an instant back as the same wall clock', () => {
    for (const day of ['2027-03-27', '2027-03-28', '2027-03-29', '2026-10-25', '2026-12-31']) {
      for (const zone of ['Europe/Paris', 'Asia/Shanghai', 'Pacific/Auckland', 'Pacific/Honolulu'])
        expect(clock.local(zone, clock.instant(zone, day, 615))).toBe(`${day}T10:15`);
    }
  });

  test('an evening in Auckland is the night before in Honolulu, across the date line', () => {
    const leaves = clock.instant('Pacific/Auckland', '2027-01-01', 23 * 60);
    expect(clock.local('Pacific/Honolulu', leaves)).toBe('2027-01-01T00:00');
  });
});
