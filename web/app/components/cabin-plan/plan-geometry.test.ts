import { describe, expect, it } from 'vitest';
import { aBusinessCabin, anEconomyCabin, aPlannedAircraft } from './plan.test-support.ts';
import {
  acrossOf,
  aislesOf,
  planBox,
  slotOf,
  spanOf,
  startsBlock,
  templateOf,
  wallAt,
} from './plan-geometry.ts';

const WIDTH = 3700;

describe('across the cabin', () => {
  it('letters go from the left, which is below, to the right, with an aisle in the middle', () => {
    const economy = anEconomyCabin();
    const places = [...'ABCDEF'].map((letter) => acrossOf(economy, letter, WIDTH));
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    expect((places[0] ?? 0) + (places[5] ?? 0)).toBeCloseTo(0);
    const slot = slotOf(economy, WIDTH);
    expect((places[0] ?? 0) - (places[1] ?? 0)).toBeCloseTo(slot);
    expect((places[2] ?? 0) - (places[3] ?? 0)).toBeCloseTo(slot + 50);
    expect((places[0] ?? 0) + slot / 2).toBeCloseTo(185);
  });

  it('aisles lie between the groups', () => {
    expect(aislesOf(aBusinessCabin(), WIDTH)).toEqual([expect.closeTo(0)]);
    const wide = { ...anEconomyCabin(), columns: ['ABC', 'DEG', 'HJK'] };
    const [left = 0, right = 0] = aislesOf(wide, 5490);
    expect(left).toBeCloseTo(-right);
    expect(left).toBeLessThan(acrossOf(wide, 'C', 5490));
    expect(left).toBeGreaterThan(acrossOf(wide, 'D', 5490));
  });

  it('facilities stay within the walls, each on its side', () => {
    const aircraft = aPlannedAircraft();
    expect(spanOf('FULL_WIDTH', aircraft)).toEqual([-185, 185]);
    const [, left] = spanOf('LEFT', aircraft);
    const [right] = spanOf('RIGHT', aircraft);
    expect([left, right]).toEqual([185, -185]);
    const [from, to] = spanOf('CENTRE', aircraft);
    expect(from).toBeCloseTo(-to);
  });
});

describe('along the cabin', () => {
  it('a row starts a block where nothing is right in front of it', () => {
    const economy = anEconomyCabin();
    const starts = economy.rows.filter((row) => startsBlock(economy, row));
    expect(starts.map(({ number }) => number)).toEqual([11, 15]);
  });

  it('rows that look the same share a drawing', () => {
    const [first, second, third, exit] = anEconomyCabin().rows.map(templateOf);
    expect(second).toBe(third);
    expect(new Set([first, second, exit]).size).toBe(3);
  });

  it('the walls are straight along the seats and come closer in the tail', () => {
    const aircraft = aPlannedAircraft();
    expect(wallAt(5000 / 10, aircraft)).toBe(197.5);
    expect(wallAt(1500, aircraft)).toBeLessThan(197.5);
    expect(wallAt(1500, aircraft)).toBeGreaterThan(0);
  });

  it('the drawing holds the whole cabin', () => {
    const box = planBox(aPlannedAircraft());
    expect(box.x).toBeLessThan(0);
    expect(box.x + box.length).toBeGreaterThan(1500);
    expect(box.width).toBeGreaterThan(395);
  });
});
