import { describe, expect, it } from 'vitest';
import { areaOf, type Pair, ringPath, simplified } from './outline.ts';

describe('a coast with fewer points', () => {
  it('leaves out what no one sees, and keeps the capes', () => {
    const line: Pair[] = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
    ];
    expect(simplified(line, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(simplified(line, 0.05)).toEqual(line);
  });

  it('keeps a ring, whose ends are one point', () => {
    const ring: Pair[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ];
    expect(simplified(ring, 0.5)).toEqual(ring);
  });

  it('knows its area, whichever way it runs', () => {
    const square: Pair[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(areaOf(square)).toBe(100);
    expect(areaOf(square.toReversed())).toBe(100);
  });

  it('is written in whole relative steps', () => {
    expect(
      ringPath([
        [1.2, 2],
        [4, 2.1],
        [4.3, 2.2],
        [0, 7],
      ]),
    ).toBe('M1 2l3 0-4 5z');
  });
});
