import { describe, expect, it } from 'vitest';
import { placeLabels } from './label-placement.ts';

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

  it('stand askew where dots lie close on both sides, as Osaka between Shanghai and Tokyo', () => {
    const near = [
      label('PVG', 880, 330, 110),
      label('NRT', 970, 306, 75),
      label('KIX', 948, 314, 75),
    ];
    const sides = placeLabels(near, FRAME);
    expect([...sides.keys()]).toEqual(['PVG', 'NRT', 'KIX']);
  });

  it('make room: a hub amid its routes moves for the cities around it', () => {
    const around = [
      ...[label('PVG', 787, 333, 106), label('NRT', 897, 303, 70), label('KIX', 866, 311, 70)],
      ...[label('ICN', 815, 291, 70), label('HKG', 742, 389, 106), label('CTS', 904, 253, 94)],
    ];
    expect(placeLabels(around, FRAME).size).toBe(around.length);
  });

  it('are left out where there is no room', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => label(`${index}`, 500 + index, 300));
    expect(placeLabels(crowd, FRAME).size).toBeLessThan(12);
  });
});
