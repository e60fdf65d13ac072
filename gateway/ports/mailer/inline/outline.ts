/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Straight pieces that stand for a curve: at the sizes of a logo no eye sees them. */
const PIECES = 12;

const curve = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    const s = 1 - t;
    const at = (axis: 0 | 1) =>
      s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)];
  });

function pointsIn(figures: string): Point[] {
  const numbers = figures
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}

/**
 * The outline of an SVG path of the commands M, L, C and Z, in absolute coordinates, as a polygon.
 * @throws where the path has another command
 */
export function outlineOf(path: string): Point[] {
  const outline: Point[] = [];
  for (const [, command = '', figures = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (command === 'Z') continue;
    const points = pointsIn(figures);
    if (command === 'M' || command === 'L') outline.push(...points);
    else if (command === 'C')
      for (let at = 0; at + 2 < points.length; at += 3) {
        const [b, c, d] = points.slice(at, at + 3);
        const from = outline.at(-1);
        if (from && b && c && d) outline.push(...curve(from, b, c, d));
      }
    else throw new Error(`a path with the command ${command}`);
  }
  return outline;
}

/** Whether a point lies inside a polygon (even-odd). */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
