import { describe, expect, it } from 'vitest';
import { labelWidth, placeLabels } from './label-placement.ts';
import { MAP, project } from './projection.ts';

const FRAME = { width: 1000, height: 600 };
const label = (id: string, x: number, y: number, width = 60) => ({ id, at: { x, y }, width });

describe('labels on the map', () => {
  it('stand to the right of their dots', () => {
    expect(placeLabels([label('NRT', 500, 300)], FRAME).get('NRT')).toBe('right');
  });

  it('turn to the left at the edge of the map', () => {
    expect(placeLabels([label('NRT', 980, 300)], FRAME).get('NRT')).toBe('left');
  });

  it('cover neither each other nor a dot', () => {
    const sides = placeLabels([label('ICN', 500, 300), label('NRT', 530, 302)], FRAME);
    expect(sides.get('ICN')).toBe('left');
    expect(sides.get('NRT')).toBe('right');
  });

  it('are left out where there is no room', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => label(`${index}`, 500 + index, 300));
    expect(placeLabels(crowd, FRAME).size).toBeLessThan(12);
  });

  it('find room for every city that the home page recommends', () => {
    const cities = [
      ['Shanghai', 31.1, 121.8],
      ['Tokyo', 35.76, 140.39],
      ['Hong Kong', 22.31, 113.92],
      ['Osaka', 34.43, 135.23],
      ['Singapore', 1.36, 103.99],
      ['London', 51.47, -0.45],
      ['Sapporo', 42.78, 141.69],
      ['Bangkok', 13.69, 100.75],
      ['Seoul', 37.46, 126.44],
    ] as const;
    const labels = cities.map(([city, latitude, longitude]) => ({
      id: city,
      at: project({ latitude, longitude }),
      width: labelWidth(city, { letter: 12, ideograph: 22, margin: 10 }),
    }));
    expect([...placeLabels(labels, MAP).keys()]).toEqual(cities.map(([city]) => city));
  });
});
