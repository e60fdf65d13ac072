import type { Position } from '#schema/rules/sky/sun.ts';
import { greatCircle } from '#web/app/scenes/sky/great-circle.ts';
import { type Point, project } from './projection.ts';

/** Length of the straight pieces that approximate the curve, in units of the map. */
const PIECE = 14;
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The great circle between two places as the path of an SVG. */
export function greatCirclePath(from: Position, to: Position): string {
  const [start, end] = [project(from), project(to)];
  const pieces = Math.max(4, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / PIECE));
  return `M${greatCircle(from, to, pieces).map(project).map(text).join('L')}`;
}
