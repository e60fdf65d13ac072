import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockIn, instantOf, isLocalDate } from './calendar.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const OWN_ZONE = process.env.TZ;
afterEach(() => {
  if (OWN_ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = OWN_ZONE;
  vi.useRealTimers();
});

const theirClock = (instant: string, zone: string) =>
  dayjs(new Date(instant)).tz(zone).format('YYYY-MM-DD HH:mm');

describe('where dayjs errs, the answer is ours', () => {
  it.each([
    [
      'the hour that it skips',
      'America/New_York',
      '2027-03-13T18:30:00Z',
      'Asia/Shanghai',
      '2027-03-14 02:30',
    ],
    [
      'the hour that it skips',
      'Europe/London',
      '2027-03-27T17:15:00Z',
      'Asia/Shanghai',
      '2027-03-28 01:15',
    ],
  ])('a machine reads %s (%s) an hour late in other zones', (_, own, instant, zone, shown) => {
    process.env.TZ = own;
    expect(theirClock(instant, zone)).not.toBe(shown);
    expect(clockIn(new Date(instant), zone)).toBe(shown);
  });

  it('an hour that comes twice is read by the season of today', () => {
    const zone = 'Europe/London';
    const first = new Date('2026-10-25T00:30:00Z');
    const read = (today: string) => {
      vi.setSystemTime(new Date(today));
      return dayjs.tz('2026-10-25 01:30', zone).toDate();
    };
    expect(read('2026-07-01')).toEqual(first);
    expect(read('2026-12-01')).not.toEqual(first);
    for (const today of ['2026-07-01', '2026-12-01']) {
      vi.setSystemTime(new Date(today));
      expect(instantOf('2026-10-25', '01:30', zone)).toEqual(first);
    }
  });

  it('29 February of every year is a day, unless it is strict', () => {
    expect(dayjs('2027-02-29').isValid()).toBe(true);
    expect(isLocalDate('2027-02-29')).toBe(false);
    expect(isLocalDate('2028-02-29')).toBe(true);
  });
});

it('no machine’s own zone changes what a clock shows, all through a year', () => {
  const zones = ['Asia/Shanghai', 'Europe/Paris', 'Pacific/Apia'];
  const right = new Map(
    zones.map((zone) => [
      zone,
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
    ]),
  );
  // Sundays on which clocks change, and the days around them
  const days = ['2028-03-11', '2028-03-25', '2028-04-01', '2028-09-23', '2028-10-28', '2028-11-04'];
  for (const own of ['America/New_York', 'Europe/London', 'Pacific/Auckland']) {
    process.env.TZ = own;
    for (const [zone, format] of right)
      for (const day of days)
        for (let half = 0; half < 96; half += 1) {
          // each machine another minute: what was read is remembered
          const instant = new Date(
            Date.parse(`${day}T00:00:00Z`) + half * 1_800_000 + own.length * 60_000,
          );
          expect(clockIn(instant, zone)).toBe(format.format(instant));
        }
  }
});

it('an unknown zone is refused', () => {
  expect(() => clockIn(new Date('2027-01-01'), 'Mars/Olympus')).toThrow(RangeError);
});
