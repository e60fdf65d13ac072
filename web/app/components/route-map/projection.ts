import type { Position } from '#schema/rules/sky/sun.ts';

/** A point of the map, in its own units: x to the right, y downwards. */
export type Point = { readonly x: number; readonly y: number };

/** The map: from Lisbon to the far side of Hokkaido, from Java to the North Cape. */
export const MAP = {
  width: 1000,
  height: 600,
  west: -12,
  east: 158,
  north: 72,
} as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Units of the map for one radian along the equator. */
export const MAP_SCALE: number = MAP.width / radians(MAP.east - MAP.west);

/**
 * Miller's cylindrical projection, radians to radii of the globe, north upwards: coasts stay
 * recognisable from Europe to Japan, the north does not swell as on Mercator's, and great circles
 * show their arch.
 */
export const miller = (lambda: number, phi: number): [number, number] => [
  lambda,
  1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi)),
];

const [, NORTH_EDGE] = miller(0, radians(MAP.north));

/** The position of the crossing of Greenwich and the equator on the map. */
export const MAP_ORIGIN: Point = {
  x: -radians(MAP.west) * MAP_SCALE,
  y: NORTH_EDGE * MAP_SCALE,
};

/** The position of a place on the map. */
export function project({ latitude, longitude }: Position): Point {
  const [x, y] = miller(radians(longitude), radians(latitude));
  return { x: MAP_ORIGIN.x + x * MAP_SCALE, y: MAP_ORIGIN.y - y * MAP_SCALE };
}
