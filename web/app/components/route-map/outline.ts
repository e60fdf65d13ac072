/** A point as `[x, y]`. */
export type Pair = readonly [number, number];

function deviation([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/**
 * A line with fewer points, none of which is off by more than `tolerance` (Douglas and Peucker).
 */
export function simplified(line: readonly Pair[], tolerance: number): Pair[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const furthest = line
    .slice(1, -1)
    .map((point, index) => ({ at: index + 1, off: deviation(point, first, last) }))
    .reduce((far, one) => (one.off > far.off ? one : far));
  if (furthest.off <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, furthest.at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(furthest.at), tolerance),
  ];
}

/** The area inside a ring, in square units, whichever way it runs. */
export const areaOf = (ring: readonly Pair[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] as Pair;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** A ring as a closed path of whole relative steps: the shortest text for it. */
export function ringPath(ring: readonly Pair[]): string {
  const whole = ring.map(([x, y]): Pair => [Math.round(x), Math.round(y)]);
  const [start = [0, 0]] = whole;
  let [atX, atY] = start;
  const steps: string[] = [];
  for (const [x, y] of whole.slice(1)) {
    if (x === atX && y === atY) continue;
    steps.push(`${x - atX} ${y - atY}`);
    [atX, atY] = [x, y];
  }
  return `M${start.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}
