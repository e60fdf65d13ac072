import { describe, expect, it } from 'vitest';
import { curveThrough, roundedPolygon } from './curve.ts';
import { aSideView } from './side-view.test-support.ts';
import { sideViewPaths } from './side-view-paths.ts';

/** Every pair of numbers of the absolute commands of a path: ends of curves and what bends them. */
const pointsOf = (path: string): [number, number][] =>
  [...path.matchAll(/[MLCQ]([^A-Za-z]+)/g)].flatMap(([, numbers = '']) => {
    const all = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return Array.from({ length: all.length / 2 }, (_, index): [number, number] => [
      all[2 * index] ?? Number.NaN,
      all[2 * index + 1] ?? Number.NaN,
    ]);
  });

describe('a curve through points', () => {
  it('neither rises nor falls where they do not', () => {
    const path = curveThrough([
      [0, 100],
      [50, 20],
      [100, 20],
      [150, 20],
    ]);
    const heights = pointsOf(`M0 100${path}`).map(([, y]) => y);
    expect(Math.min(...heights)).toBe(20);
    expect(Math.max(...heights)).toBe(100);
  });

  it('leaves a nose upright', () => {
    const [first] = pointsOf(
      curveThrough(
        [
          [0, 100],
          [50, 20],
        ],
        'start',
      ),
    );
    expect(first?.[0]).toBe(0);
  });
});

it('corners are cut round, at most to the middle of their sides', () => {
  const path = roundedPolygon(
    [
      [0, 0],
      [100, 0],
      [100, 10],
    ],
    40,
  );
  expect(path).toContain('Q100 0 100 5');
});

describe('a side view', () => {
  const drawn = sideViewPaths(aSideView());

  it('is as long and as high as the aircraft, in centimetres', () => {
    expect([drawn.length, drawn.height]).toEqual([3757, 1176]);
    const parts = [drawn.fuselage, drawn.fin, drawn.wing, drawn.cowling, drawn.stabiliser];
    for (const [x, y] of parts.flatMap(pointsOf)) {
      expect(x).toBeGreaterThanOrEqual(-15);
      expect(x).toBeLessThanOrEqual(3757 + 15);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1176);
    }
    expect(Math.min(...pointsOf(drawn.fin).map(([, y]) => y))).toBe(0);
  });

  it('stands on its wheels, where the measures say', () => {
    expect(drawn.wheels.map(({ x }) => x)).toEqual([507, 1771]);
    for (const { y, radius } of drawn.wheels) expect(y + radius).toBe(1176);
  });

  it('grows in the middle when it is longer: nose and tail keep their shape', () => {
    const long = sideViewPaths(aSideView({}, { lengthMm: 44_510 }));
    const tail = ({ fin, length }: typeof long) => pointsOf(fin).map(([x, y]) => [length - x, y]);
    expect(tail(long)).toEqual(tail(drawn));
    expect(pointsOf(long.panes)).toEqual(pointsOf(drawn.panes));
  });

  it('shows what is at the tip of the wing', () => {
    const tip = (wingTip: 'FENCE' | 'SHARKLET' | 'RAKED') =>
      sideViewPaths(aSideView({}, { wingTip })).wingTip;
    const heightOf = (path: string | null) => {
      const heights = pointsOf(path ?? '').map(([, y]) => y);
      return Math.max(...heights) - Math.min(...heights);
    };
    expect(heightOf(tip('SHARKLET'))).toBeGreaterThan(230);
    expect(heightOf(tip('FENCE'))).toBeLessThan(160);
    expect(tip('RAKED')).toBeNull();
  });

  it('of the 787 has chevrons at its engines and two axles below its wing', () => {
    const wide = sideViewPaths(aSideView({ code: 'B787_9' }, { heightMm: 17_020 }));
    expect(wide.cowling.match(/l/g)?.length).toBeGreaterThan(5);
    expect(drawn.cowling).not.toContain('l');
    expect(wide.wheels).toHaveLength(3);
  });
});
