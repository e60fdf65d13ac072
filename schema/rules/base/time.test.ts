import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  commercialDay,
  dayDifference,
  endOfDay,
  instantOf,
  lastDayBefore,
  localDay,
  localTime,
  minutesBetween,
  zoneOffsetMinutes,
} from './time.ts';

const zones = fc.constantFrom(
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/London',
  'Europe/Helsinki',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Apia',
);
const instants = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2032-01-01'),
  noInvalidDate: true,
});

describe('the local day of an instant', () => {
  it('is the day of the place, not of Greenwich', () => {
    const instant = new Date('2026-12-31T16:30:00Z');
    expect(localDay(instant, 'Asia/Shanghai')).toBe('2027-01-01');
    expect(localDay(instant, 'Europe/London')).toBe('2026-12-31');
    expect(localTime(instant, 'Asia/Shanghai')).toBe('00:30');
    expect(localTime(new Date('2026-12-31T16:00:00Z'), 'Asia/Shanghai')).toBe('00:00');
  });

  it('is what Intl shows, in every zone', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(instant);
        expect(`${localDay(instant, zone)} ${localTime(instant, zone)}`).toBe(shown);
        const ahead = Date.parse(`${shown.replace(' ', 'T')}Z`) - instant.getTime();
        expect(zoneOffsetMinutes(instant, zone)).toBe(Math.ceil(ahead / 60_000) || 0);
      }),
    );
  });

  it('of the business is Shanghai’s', () => {
    expect(commercialDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
    expect(commercialDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  });
});

describe('the instant of a local time', () => {
  it('finds the way back from any clock', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const day = localDay(instant, zone);
        const time = localTime(instant, zone);
        const back = instantOf(day, time, zone);
        expect([localDay(back, zone), localTime(back, zone)]).toEqual([day, time]);
        expect(back.getTime()).toBeLessThanOrEqual(instant.getTime());
      }),
    );
  });

  it('reads a skipped hour with the offset before, and a repeated one as its first', () => {
    expect(instantOf('2027-03-28', '01:30', 'Europe/London')).toEqual(
      new Date('2027-03-28T01:30:00Z'),
    );
    expect(instantOf('2026-10-25', '01:30', 'Europe/London')).toEqual(
      new Date('2026-10-25T00:30:00Z'),
    );
  });

  it('ends a day where the next begins, also when it has 23 hours', () => {
    expect(endOfDay('2027-03-28', 'Europe/London')).toEqual(new Date('2027-03-28T23:00:00Z'));
    expect(endOfDay('2026-11-20', 'Asia/Shanghai')).toEqual(new Date('2026-11-20T16:00:00Z'));
  });
});

describe('spans', () => {
  const at = (text: string, zone: string) => ({ instant: new Date(text), zone });

  it('are whole minutes, rounded down', () => {
    const start = new Date('2026-11-20T00:00:00Z');
    expect(minutesBetween(start, new Date('2026-11-20T00:00:59.999Z'))).toBe(0);
    expect(minutesBetween(start, addMinutes(start, 61))).toBe(61);
    expect(minutesBetween(start, addMinutes(start, -1))).toBe(-1);
  });

  it('show +1 when the arrival is read on the next calendar day', () => {
    const departure = at('2026-11-20T15:35:00Z', 'Asia/Hong_Kong');
    expect(dayDifference(departure, at('2026-11-20T19:40:00Z', 'Asia/Tokyo'))).toBe(1);
    expect(dayDifference(departure, at('2026-11-20T15:50:00Z', 'Asia/Shanghai'))).toBe(0);
  });

  it('show -1 when the date line gives a day back', () => {
    const departure = at('2026-11-20T17:00:00Z', 'Pacific/Auckland');
    expect(dayDifference(departure, at('2026-11-20T22:00:00Z', 'Pacific/Honolulu'))).toBe(-1);
  });
});

it('a deadline at midnight is named by the day that ends with it', () => {
  const zone = 'Asia/Shanghai';
  expect(lastDayBefore(endOfDay('2027-11-22', zone), zone)).toBe('2027-11-22');
  expect(lastDayBefore(instantOf('2027-11-22', '12:00', zone), zone)).toBe('2027-11-22');
});
