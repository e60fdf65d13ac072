/** A point in the plane, in any unit. */
export type Point = readonly [x: number, y: number];

const text = (...numbers: number[]): string => numbers.map((one) => Math.round(one)).join(' ');

/**
 * Slopes at the points of a curve that rises and falls only where they do (Fritsch and Carlson).
 */
function slopes(points: readonly Point[]): number[] {
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return (y - fromY) / (x - fromX);
  });
  return points.map((_, index) => {
    const before = steps[index - 1];
    const after = steps[index];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

/**
 * A smooth curve through points whose x only grows, or only shrinks, as the commands after `M x y`.
 * With `blunt` it leaves the first point upright, as a nose does.
 */
export function curveThrough(
  points: readonly Point[],
  blunt: 'start' | 'end' | null = null,
): string {
  const slope = slopes(points);
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      const third = (x - fromX) / 3;
      const leave: Point =
        blunt === 'start' && index === 0
          ? [fromX, fromY + (y - fromY) * 0.55]
          : [fromX + third, fromY + third * (slope[index] ?? 0)];
      const arrive: Point =
        blunt === 'end' && index === points.length - 2
          ? [x, y + (fromY - y) * 0.55]
          : [x - third, y - third * (slope[index + 1] ?? 0)];
      return `C${text(...leave, ...arrive, x, y)}`;
    })
    .join('');
}

/** A closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => text(x, y)).join('L')}Z`;

function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const share = Math.min(0.5, distance / Math.hypot(toX - x, toY - y));
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** A closed polygon whose corners are cut round, `radius` before and after each. */
export function roundedPolygon(points: readonly Point[], radius: number): string {
  const corners = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    const [enter, leave] = [towards(point, before, radius), towards(point, after, radius)];
    return `${text(...enter)}Q${text(...point, ...leave)}`;
  });
  return `M${corners.join('L')}Z`;
}
