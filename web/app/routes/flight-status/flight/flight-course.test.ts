import { describe, expect, it } from 'vitest';
import { arcFrom, arcUntil, FROM, placeOnArc, TO } from './flight-course.ts';

describe('the way of a flight, drawn as an arc', () => {
  it('begins and ends at the two airports, at its highest in the middle', () => {
    expect(placeOnArc(0)).toMatchObject(FROM);
    expect(placeOnArc(1)).toMatchObject(TO);
    const middle = placeOnArc(0.5);
    expect(middle).toMatchObject({ x: 500, degrees: 0 });
    expect(middle.y).toBeLessThan(placeOnArc(0.4).y);
  });

  it('points up while it climbs and down while it descends', () => {
    expect(placeOnArc(0.1).degrees).toBeLessThan(0);
    expect(placeOnArc(0.9).degrees).toBeGreaterThan(0);
  });

  it('is one line of what is flown and what is to go', () => {
    const { x, y } = placeOnArc(0.3);
    expect(arcUntil(0.3)).toMatch(new RegExp(`${x} ${y}$`));
    expect(arcFrom(0.3)).toMatch(new RegExp(`^M${x} ${y} `));
  });
});
