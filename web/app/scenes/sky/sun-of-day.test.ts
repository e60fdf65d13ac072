import { describe, expect, it } from 'vitest';
import { startOfDay } from '#schema/rules/base/time.ts';
import { sunOfDay } from './sun-of-day.ts';

const SHANGHAI = { latitude: 31.14, longitude: 121.81, zone: 'Asia/Shanghai' };
const HELSINKI = { latitude: 60.32, longitude: 24.96, zone: 'Europe/Helsinki' };
const SYDNEY = { latitude: -33.95, longitude: 151.18, zone: 'Australia/Sydney' };
const TROMSO = { latitude: 69.68, longitude: 18.92, zone: 'Europe/Oslo' };

const on = (day: string, place: typeof SHANGHAI) =>
  sunOfDay(startOfDay(day, place.zone).getTime(), place);
const clock = (minutes: number | null) =>
  minutes === null
    ? null
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
function apart(minutes: number | null, time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return Math.abs((minutes ?? Number.NaN) - (hours * 60 + rest));
}

describe('the sun of a day', () => {
  // sunrise and sunset as almanacs print them, by the clock of the place
  it.each([
    ['Shanghai, in winter', SHANGHAI, '2026-12-21', '06:48', '16:55'],
    ['Shanghai, in summer', SHANGHAI, '2026-06-21', '04:50', '19:01'],
    ['Helsinki, in winter', HELSINKI, '2026-12-21', '09:24', '15:12'],
    ['Sydney, in its summer', SYDNEY, '2026-12-21', '05:41', '20:05'],
  ])('rises and sets by the almanac: %s', (_name, place, day, rise, set) => {
    const sun = on(day, place);
    expect(apart(sun.rise, rise), `${clock(sun.rise)}, by the almanac ${rise}`).toBeLessThan(4);
    expect(apart(sun.set, set), `${clock(sun.set)}, by the almanac ${set}`).toBeLessThan(4);
  });

  it('is highest in the middle of its way', () => {
    const { rise, set, up, noon, heightAt } = on('2026-12-21', SHANGHAI);
    const [highest = 0] = up.toSorted((a, b) => heightAt(b) - heightAt(a));
    expect(noon).toBe(highest);
    expect(apart(((rise ?? 0) + (set ?? 0)) / 2, clock(highest) ?? '')).toBeLessThan(10);
    expect(heightAt(highest)).toBeCloseTo(35.4, 0);
  });

  it('has no rise where the sun stays below the horizon, and none where it stays above', () => {
    expect(on('2026-12-21', TROMSO)).toMatchObject({ rise: null, set: null, up: [] });
    const summer = on('2026-06-21', TROMSO);
    expect([summer.rise, summer.set]).toEqual([null, null]);
    expect(summer.up.length).toBe(97);
  });

  it('goes from night through noon to night', () => {
    expect(on('2026-12-21', SHANGHAI).sky).toMatch(
      /over-night\) 0%.*over-dawn.*over-noon.*over-dusk.*over-night\) 100%/,
    );
  });
});
