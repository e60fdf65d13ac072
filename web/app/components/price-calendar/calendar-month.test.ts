import { describe, expect, it } from 'vitest';
import {
  closedReason,
  dayByKey,
  lastDayOf,
  monthOf,
  monthsShowing,
  startOfWeek,
  weeksOf,
} from './calendar-month.ts';

const BOOKABLE = { today: '2026-11-20', notBefore: null, last: '2027-11-16' };
const key = (day: string, name: string, shift = false) => dayByKey(day, name, shift, 1, BOOKABLE);

describe('a month on paper', () => {
  it('begins its weeks where the user expects it', () => {
    expect(weeksOf('2026-11-01', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeksOf('2026-11-01', 7)[0]?.[0]).toBe('2026-11-01');
  });

  it('leaves out the weeks that are over', () => {
    expect(weeksOf('2026-11-01', 1, '2026-11-25')).toHaveLength(2);
    expect(weeksOf('2026-11-01', 1, '2026-11-25')[0]?.[0]).toBe('2026-11-23');
    expect(weeksOf('2026-12-01', 1, '2026-11-25')).toEqual(weeksOf('2026-12-01', 1));
  });

  it('has every day once', () => {
    const days = weeksOf('2028-02-01', 7)
      .flat()
      .filter((day) => day !== null);
    expect(days).toHaveLength(29);
    expect(new Set(days).size).toBe(29);
    expect(days.at(-1)).toBe(lastDayOf('2028-02-01'));
  });

  it('knows the week across the turn of the year', () => {
    expect(startOfWeek('2027-01-01', 1)).toBe('2026-12-28');
    expect(startOfWeek('2027-01-01', 7)).toBe('2026-12-27');
    expect(monthOf('2027-01-31')).toBe('2027-01-01');
  });
});

describe('a day that cannot be chosen', () => {
  it('says why', () => {
    expect(closedReason('2026-11-19', BOOKABLE)).toBe('PAST');
    expect(closedReason('2027-11-17', BOOKABLE)).toBe('NOT_YET_ON_SALE');
    const back = { ...BOOKABLE, notBefore: '2026-12-24' };
    expect(closedReason('2026-12-23', back)).toBe('BEFORE_EARLIER_BOUND');
  });

  it('is neither today, nor the last day, nor the day of the way there', () => {
    expect(closedReason('2026-11-20', BOOKABLE)).toBeNull();
    expect(closedReason('2027-11-16', BOOKABLE)).toBeNull();
    expect(closedReason('2026-12-24', { ...BOOKABLE, notBefore: '2026-12-24' })).toBeNull();
  });
});

describe('the keys of a calendar', () => {
  it.each([
    ['ArrowLeft', '2026-12-30'],
    ['ArrowRight', '2027-01-01'],
    ['ArrowUp', '2026-12-24'],
    ['ArrowDown', '2027-01-07'],
    ['Home', '2026-12-28'],
    ['End', '2027-01-03'],
    ['PageUp', '2026-11-30'],
    ['PageDown', '2027-01-31'],
  ])('%s', (name, day) => {
    expect(key('2026-12-31', name)).toBe(day);
  });

  it('turn a month to its last day where it is shorter', () => {
    expect(key('2027-01-31', 'PageDown')).toBe('2027-02-28');
  });

  it('do not leave what is on sale', () => {
    expect(key('2026-11-22', 'ArrowUp')).toBe('2026-11-20');
    expect(key('2027-01-01', 'PageDown', true)).toBe('2027-11-16');
  });

  it('leave other keys alone', () => {
    expect(key('2026-12-31', 'a')).toBeNull();
    expect(key('2026-12-31', 'toString')).toBeNull();
  });
});

describe('the months on screen', () => {
  it('stay while the day is on one of them, and move by as much as is needed', () => {
    expect(monthsShowing('2026-12-01', '2026-11-01', 2)).toBe('2026-11-01');
    expect(monthsShowing('2027-01-01', '2026-11-01', 2)).toBe('2026-12-01');
    expect(monthsShowing('2026-10-01', '2026-11-01', 2)).toBe('2026-10-01');
  });
});
