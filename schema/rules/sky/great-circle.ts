import type { Position } from './sun.ts';

type Vector = readonly [number, number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

function vectorOf({ latitude, longitude }: Position): Vector {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const angleBetween = (a: Vector, b: Vector): number =>
  Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));

/** The point on the shortest way between two places after a part of it, from 0 to 1. */
export function alongGreatCircle(from: Position, to: Position, part: number): Position {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = angleBetween(a, b);
  if (angle === 0) return from;
  const [p, q] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
  const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
  return {
    latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
    longitude: degrees(Math.atan2(y, x)),
  };
}
