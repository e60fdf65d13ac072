import type { Position } from '#schema/rules/sky/sun.ts';

type Vector = readonly [number, number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

function vectorOf({ latitude, longitude }: Position): Vector {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const angleBetween = (a: Vector, b: Vector): number =>
  Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));

/** Points on the shortest way between two places, both ends included. `pieces` is at least 1. */
export function greatCircle(from: Position, to: Position, pieces: number): Position[] {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = angleBetween(a, b);
  if (angle === 0) return [from, to];
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const along = index / pieces;
    const [p, q] = [Math.sin((1 - along) * angle), Math.sin(along * angle)];
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
    return {
      latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
      longitude: degrees(Math.atan2(y, x)),
    };
  });
}
