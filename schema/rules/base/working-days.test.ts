import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHINESE_CALENDAR } from '#schema/codes/base/working-days.ts';
import { addDays, daysBetween, weekdayOf } from './local-date.ts';
import { addWorkingDays, isWorkingDay, pointsExpectedBy, refundDueOn } from './working-days.ts';

describe('working days in China', () => {
  it('are weekdays, but for holidays and the weekends worked in their stead', () => {
    expect(isWorkingDay('2026-11-20')).toBe(true);
    expect(isWorkingDay('2026-11-21')).toBe(false);
    expect(isWorkingDay('2026-10-01')).toBe(false);
    expect(isWorkingDay('2026-10-10')).toBe(true);
    expect(isWorkingDay('2026-10-11')).toBe(false);
  });

  it('hold seven working days of refund over the National Day week', () => {
    expect(refundDueOn(new Date('2026-09-28T02:00:00Z'))).toBe('2026-10-13');
  });

  it('begin after the commercial day of the application', () => {
    expect(refundDueOn(new Date('2026-11-20T15:59:59Z'))).toBe('2026-12-01');
    expect(refundDueOn(new Date('2026-11-20T16:00:00Z'))).toBe('2026-12-01');
    expect(refundDueOn(new Date('2026-11-23T16:00:00Z'))).toBe('2026-12-03');
  });

  it('hold five working days of points after the flight', () => {
    expect(pointsExpectedBy(new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-27');
  });

  it('are listed where the weekday alone would be wrong, and nowhere else', () => {
    expect(CHINESE_CALENDAR.holidays.filter((day) => weekdayOf(day) > 5)).toEqual([]);
    expect(CHINESE_CALENDAR.workingWeekends.filter((day) => weekdayOf(day) < 6)).toEqual([]);
  });

  it('are counted one by one', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
        const to = addWorkingDays(from, count);
        const between = Array.from({ length: daysBetween(from, to) }, (_, n) =>
          addDays(from, n + 1),
        );
        expect(between.filter(isWorkingDay)).toHaveLength(count);
        expect(isWorkingDay(to)).toBe(true);
        expect(addWorkingDays(from, 0)).toBe(from);
      }),
    );
  });
});
