import { geoDistance } from 'd3-geo';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lonlatOf, projectionOf, seenAt } from './globe-view.ts';
import { type GlobeSight, sightOf, turn, upright } from './turn.ts';

const SHANGHAI = { latitude: 31.1, longitude: 121.8 };
const TOKYO = { latitude: 35.8, longitude: 140.4 };
const LONDON = { latitude: 51.5, longitude: -0.5 };
const SYDNEY = { latitude: -33.9, longitude: 151.2 };
const SIZE = 600;

afterEach(() => vi.unstubAllGlobals());

describe('a sight of the globe', () => {
  it.each([
    ['near', [SHANGHAI, TOKYO]],
    ['far', [SHANGHAI, LONDON]],
    ['far and wide', [SHANGHAI, TOKYO, LONDON, SYDNEY]],
  ])('has all its places within its window: %s', (_, places) => {
    const sight = sightOf(places);
    const projection = projectionOf({ size: SIZE, ...sight });
    for (const place of places) {
      const at = seenAt(place, projection, sight.centre);
      expect(at).not.toBeNull();
      const [x = 0, y = 0] = at ?? [];
      expect(Math.hypot(x - SIZE / 2, y - SIZE / 2)).toBeLessThanOrEqual(SIZE / 2);
    }
  });

  it('is nearer where the places are near each other', () => {
    expect(sightOf([SHANGHAI, TOKYO]).zoom).toBeGreaterThan(sightOf([SHANGHAI, LONDON]).zoom);
    expect(sightOf([SHANGHAI]).zoom).toBeLessThan(4);
  });

  it('never looks down on a pole', () => {
    expect(upright([10, 89])).toEqual([10, 55]);
    expect(upright([10, -89])).toEqual([10, -55]);
  });

  it('does not show what lies behind the globe', () => {
    const centre = lonlatOf(SHANGHAI);
    const projection = projectionOf({ size: SIZE, centre, zoom: 1 });
    const behind = { latitude: -31.1, longitude: -58.2 };
    expect(geoDistance(centre, lonlatOf(behind))).toBeCloseTo(Math.PI, 2);
    expect(seenAt(behind, projection, centre)).toBeNull();
  });
});

it('the globe is there at once for who wants no motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const shown: GlobeSight[] = [];
  const [from, to] = [sightOf([SHANGHAI, TOKYO]), sightOf([SHANGHAI, LONDON])];
  turn(from, to, (sight) => shown.push(sight));
  expect(shown).toEqual([to]);
});
