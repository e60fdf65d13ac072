import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  compareDays,
  daysBetween,
  isLocalDate,
  weekdayOf,
} from './local-date.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('walks through any calendar as days follow each other', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -500, max: 500 }), (day, count) => {
      expect(addDays(day, 1) > day).toBe(true);
      expect(weekdayOf(addDays(day, 7 * count))).toBe(weekdayOf(day));
      const later = addMonths(day, count);
      expect(isLocalDate(later)).toBe(true);
      expect(later.slice(8) <= day.slice(8)).toBe(true);
      const months = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
      expect(months(later) - months(day)).toBe(count);
      expect(addYears(day, count)).toBe(addMonths(day, 12 * count));
    }),
  );
});

describe('a local date', () => {
  it('is a day that exists', () => {
    expect(isLocalDate('2028-02-29')).toBe(true);
    for (const value of [
      '2027-02-29',
      '2027-13-01',
      '2027-1-1',
      '2027-01-01T00:00',
      '',
      null,
      20270101,
    ])
      expect(isLocalDate(value)).toBe(false);
  });

  it('steps over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', -12)).toBe('2025-01-15');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  });

  it('keeps to the month it is moved into', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
    expect(addMonths('2027-05-31', -6)).toBe('2026-11-30');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  });

  it('sorts, and is no later than itself', () => {
    expect(['2027-01-02', '2026-12-31', '2027-01-01'].toSorted(compareDays)).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
    expect(compareDays('2027-01-01', '2027-01-01')).toBe(0);
  });

  it('knows its weekday, Monday first', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  it('comes back from any walk', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(Math.sign(compareDays(day, addDays(day, count)))).toBe(-Math.sign(count) || 0);
      }),
    );
  });
});
