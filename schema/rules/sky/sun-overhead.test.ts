import { expect, test } from 'vitest';
import { sunAt } from './sun.ts';
import { sunOverhead } from './sun-overhead.ts';

test.each([
  '2026-03-20T12:00:00Z',
  '2026-06-21T03:30:00Z',
  '2026-11-29T15:00:00Z',
  '2031-01-01T23:59:00Z',
])('the sun stands in the zenith of that place, and nowhere else: %s', (text) => {
  const instant = Date.parse(text);
  const { latitude, longitude } = sunOverhead(instant);
  expect(sunAt(instant, latitude, longitude).height).toBeGreaterThan(89.99);
  expect(sunAt(instant, -latitude, longitude + 180).height).toBeLessThan(-89.99);
  expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
});

test('in June it is over the north, in December over the south', () => {
  expect(sunOverhead(Date.parse('2026-06-21T12:00:00Z')).latitude).toBeCloseTo(23.44, 1);
  expect(sunOverhead(Date.parse('2026-12-21T12:00:00Z')).latitude).toBeCloseTo(-23.44, 1);
});
