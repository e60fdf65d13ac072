/**
 * The outline of the dark modules of a two-dimensional code, row by row, as an SVG path with one
 * unit a module.
 */
export const modulePath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');

/** Where dark modules that touch begin, and how many they are. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    if (!dark) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
