import { alongGreatCircle } from '#schema/rules/sky/great-circle.ts';
import type { Position } from '#schema/rules/sky/sun.ts';

const isSame = (a: Position, b: Position): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

/** Points on the shortest way between two places, both ends included. `pieces` is at least 1. */
export function greatCircle(from: Position, to: Position, pieces: number): Position[] {
  if (isSame(from, to)) return [from, to];
  return Array.from({ length: pieces + 1 }, (_, index) =>
    alongGreatCircle(from, to, index / pieces),
  );
}
