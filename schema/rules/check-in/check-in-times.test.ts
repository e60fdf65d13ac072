import { describe, expect, it } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';
import { checkInTimes } from './check-in-times.ts';

const DEPARTURE = new Date('2026-12-24T01:05:00Z');
const minutesBefore = (instant: Date) => minutesBetween(instant, DEPARTURE);

describe('check-in for a departure', () => {
  it('is at the counter where the site does not offer it, and longer at a hub', () => {
    expect(minutesBefore(checkInTimes(DEPARTURE, 'NRT', false).opensAt)).toBe(COUNTERS.openMinutes);
    expect(minutesBefore(checkInTimes(DEPARTURE, 'PVG', false).opensAt)).toBe(
      COUNTERS.hubOpenMinutes,
    );
  });

  it('opens online long before the counter', () => {
    const { opensAt } = checkInTimes(DEPARTURE, 'PVG', true);
    expect(minutesBefore(opensAt)).toBe(LIMITS.checkInOpensMinutes);
  });

  it('ends before the gate closes', () => {
    for (const isOnline of [false, true]) {
      const { closesAt, gateClosesAt } = checkInTimes(DEPARTURE, 'NRT', isOnline);
      expect(closesAt.getTime()).toBeLessThan(gateClosesAt.getTime());
    }
  });
});
