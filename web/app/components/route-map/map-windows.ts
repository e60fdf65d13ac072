import type { Position } from '#schema/rules/sky/sun.ts';
import { type Point, project } from './projection.ts';

/**
 * A part of the map, in its units, that is drawn on its own; `pixels` is its width on a wide page.
 */
export interface MapWindow {
  readonly name: 'asia' | 'europe';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
}

function window(
  name: MapWindow['name'],
  northWest: Position,
  southEast: Position,
  pixels: number,
): MapWindow {
  const [from, to] = [project(northWest), project(southEast)];
  const [left, top] = [Math.round(from.x), Math.round(from.y)];
  return {
    name,
    left,
    top,
    width: Math.round(to.x) - left,
    height: Math.round(to.y) - top,
    pixels,
  };
}

/**
 * Where the airline flies: from Urumqi to Hokkaido and Bali, and from London to Helsinki and
 * Athens.
 */
export const WINDOWS: readonly MapWindow[] = [
  window('asia', { latitude: 51, longitude: 84 }, { latitude: -11, longitude: 152 }, 500),
  window('europe', { latitude: 63, longitude: -8 }, { latitude: 35, longitude: 33 }, 170),
];

/** The places that a window shows, with their positions in it. */
export const within = <T extends Position>(
  { left, top, width, height }: Omit<MapWindow, 'name'>,
  places: readonly T[],
): (T & { readonly at: Point })[] =>
  places.flatMap((place) => {
    const { x, y } = project(place);
    const at = { x: x - left, y: y - top };
    return at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height ? [{ ...place, at }] : [];
  });
