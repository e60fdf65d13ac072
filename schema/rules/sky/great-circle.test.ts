import { describe, expect, it } from 'vitest';
import { alongGreatCircle } from './great-circle.ts';

const SHANGHAI = { latitude: 31.14, longitude: 121.81 };
const LONDON = { latitude: 51.47, longitude: -0.45 };

describe('the shortest way', () => {
  it('from Shanghai to London leads far to the north', () => {
    const middle = alongGreatCircle(SHANGHAI, LONDON, 0.5);
    expect(middle.latitude).toBeGreaterThan(60);
    expect(middle.longitude).toBeGreaterThan(50);
    expect(middle.longitude).toBeLessThan(90);
  });

  it('begins at one end and ends at the other', () => {
    for (const [part, end] of [
      [0, SHANGHAI],
      [1, LONDON],
    ] as const) {
      const { latitude, longitude } = alongGreatCircle(SHANGHAI, LONDON, part);
      expect(latitude).toBeCloseTo(end.latitude, 6);
      expect(longitude).toBeCloseTo(end.longitude, 6);
    }
    expect(alongGreatCircle(LONDON, LONDON, 0.4).latitude).toBeCloseTo(LONDON.latitude, 6);
  });
});
