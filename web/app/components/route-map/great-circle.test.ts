import { geoDistance, geoInterpolate } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import type { Position } from '#schema/rules/sky/sun.ts';
import { greatCircle } from '#web/app/scenes/sky/great-circle.ts';
import { greatCirclePath } from './great-circle.ts';
import { MAP, project } from './projection.ts';

const SHANGHAI = { latitude: 31.1434, longitude: 121.8052 };
const LONDON = { latitude: 51.47, longitude: -0.4543 };
const SAPPORO = { latitude: 42.7752, longitude: 141.6923 };
const BALI = { latitude: -8.7482, longitude: 115.1675 };

const pair = ({ longitude, latitude }: Position): [number, number] => [longitude, latitude];

describe('the shortest way between two places', () => {
  it('is the one that d3-geo finds', () => {
    const expected = geoInterpolate(pair(SHANGHAI), pair(LONDON));
    for (const [index, point] of greatCircle(SHANGHAI, LONDON, 10).entries())
      expect(geoDistance(pair(point), expected(index / 10))).toBeLessThan(1e-6);
  });

  it('stays where it is between a place and itself', () => {
    expect(greatCircle(LONDON, LONDON, 5)).toEqual([LONDON, LONDON]);
  });

  it('leads over the north on its way to Europe, and stays on the map', () => {
    const heights = greatCircle(SHANGHAI, LONDON, 40).map((point) => project(point).y);
    expect(Math.min(...heights)).toBeLessThan(project(LONDON).y);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

  it('is a path from dot to dot', () => {
    const { x, y } = project(SHANGHAI);
    expect(greatCirclePath(SHANGHAI, BALI).startsWith(`M${x.toFixed(1)} ${y.toFixed(1)}L`)).toBe(
      true,
    );
  });
});

describe('the map', () => {
  it.each([
    ['London', LONDON],
    ['Sapporo', SAPPORO],
    ['Bali', BALI],
    ['Helsinki', { latitude: 60.3172, longitude: 24.9633 }],
  ])('holds %s', (_, place) => {
    const { x, y } = project(place);
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(MAP.width - 60);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(MAP.height - 10);
  });
});
