import { describe, expect, it } from 'vitest';
import { skyUnder } from './sky-name.ts';
import { sunAt } from './sun.ts';

const height = (instant: string, latitude: number, longitude: number) =>
  sunAt(Date.parse(instant), latitude, longitude).height;

/**
 * Half the sun's disc and the refraction at the horizon: what almanacs mean by sunrise and sunset.
 */
const RISE = -0.83;

describe('the height of the sun', () => {
  it.each([
    // 90° less the latitude, and the declination of the day
    ['equinox, on the equator', '2026-03-20T12:07:00Z', 0, 0, 90],
    ['equinox, Shanghai', '2026-03-20T04:01:00Z', 31.23, 121.47, 58.8],
    ['June solstice, Shanghai', '2026-06-21T03:56:00Z', 31.23, 121.47, 82.2],
    ['December solstice, Shanghai', '2026-12-21T03:52:00Z', 31.23, 121.47, 35.3],
    ['June solstice, London', '2026-06-21T12:02:00Z', 51.5, 0, 61.9],
    ['December solstice, Helsinki', '2026-12-21T10:18:00Z', 60.17, 24.94, 6.4],
    ['December solstice, Bali', '2026-12-21T04:17:00Z', -8.65, 115.22, 75.2],
  ])('at noon is as published: %s', (_, instant, latitude, longitude, published) => {
    expect(Math.abs(height(instant, latitude, longitude) - published)).toBeLessThan(0.3);
  });

  it.each([
    ['sunrise, London, longest day', '2026-06-21T03:43:00Z', 51.51, -0.13],
    ['sunset, London, longest day', '2026-06-21T20:21:00Z', 51.51, -0.13],
    ['sunrise, Tokyo, shortest day', '2026-12-21T21:47:00Z', 35.68, 139.69],
    ['sunset, Shanghai, shortest day', '2026-12-21T08:55:00Z', 31.23, 121.47],
    ['sunrise, Singapore, equinox', '2026-03-19T23:09:00Z', 1.35, 103.82],
  ])('is that of the horizon at its published time: %s', (_, instant, latitude, longitude) => {
    expect(Math.abs(height(instant, latitude, longitude) - RISE)).toBeLessThan(1);
  });

  it('is below the horizon all day in a polar night, and never in the polar day', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
    for (const hour of hours) {
      expect(height(`2026-12-21T${hour}:00:00Z`, 78, 15)).toBeLessThan(0);
      expect(height(`2026-06-21T${hour}:00:00Z`, 78, 15)).toBeGreaterThan(0);
    }
  });
});

describe('the skies of a day in Shanghai', () => {
  it('come one after the other, each once', () => {
    const start = Date.parse('2026-11-28T16:00:00Z');
    const skies = Array.from({ length: 288 }, (_, step) =>
      skyUnder(sunAt(start + step * 300_000, 31.23, 121.47)),
    );
    expect(skies.filter((sky, index) => sky !== skies[index - 1])).toEqual([
      'night',
      'before-dawn',
      'dawn',
      'morning',
      'noon',
      'gold',
      'dusk',
      'blue-hour',
      'night',
    ]);
  });
});
