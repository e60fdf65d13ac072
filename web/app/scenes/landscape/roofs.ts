import { box, cut, type Drawing, even, type Paper, sheet } from './paper.ts';

/** A curved roof with lifted eaves over `y`: half as wide as `half`, `rise` high. */
export function eaves(x: number, y: number, half: number, rise: number, ridge = 0.42): string {
  const top = Math.round(half * ridge);
  const lift = Math.round(rise * 0.32);
  return `M${x - half} ${y - lift}Q${x - top - (half - top) * 0.45} ${y - rise * 0.3} ${x - top} ${y - rise}H${x + top}Q${x + top + (half - top) * 0.45} ${y - rise * 0.3} ${x + half} ${y - lift}Q${x + half * 0.8} ${y + 3} ${x + half * 0.7} ${y + 4}H${x - half * 0.7}Q${x - half * 0.8} ${y + 3} ${x - half} ${y - lift}Z`.replaceAll(
    /\d+\.\d+/g,
    (figure) => String(Math.round(Number(figure))),
  );
}

/** A roof as a sheet, its lower edge in shadow. */
export const roof = (
  paper: Paper,
  x: number,
  y: number,
  half: number,
  rise: number,
  ridge?: number,
): Drawing => sheet(paper, eaves(x, y, half, rise, ridge));

type Pagoda = {
  x: number;
  base: number;
  tiers: number;
  half: number;
  storey: number;
  walls?: Paper;
  roofs?: Paper;
  /** How much narrower each storey is than the one below. */
  taper?: number;
};

/** A pagoda, storey upon storey, with a mast on top. */
export function pagoda({
  x,
  base,
  tiers,
  half,
  storey,
  walls = 'stone',
  roofs = 5,
  taper = 0.87,
}: Pagoda): Drawing {
  let drawing = '';
  let width = half;
  let y = base;
  for (let tier = 0; tier < tiers; tier++) {
    const wall = Math.round(width * 0.62);
    drawing += sheet(walls, box(x - wall, y - storey, wall * 2, storey));
    drawing += cut('shade', box(x, y - storey, wall, storey), 0.18);
    y -= storey;
    drawing += roof(roofs, x, y + 4, Math.round(width), Math.round(storey * 0.5), 0.5);
    y -= Math.round(storey * 0.34);
    width *= taper;
  }
  return (
    drawing +
    cut(
      roofs,
      even(x, y, [
        [7, 0],
        [3, 16],
        [5, 22],
        [2, 28],
        [3, 40],
        [0, 74],
      ]),
    )
  );
}

/** A wall with columns under a roof: halls, gates, shrines. */
export function hall(
  x: number,
  base: number,
  half: number,
  wall: number,
  rise: number,
  papers: { walls?: Paper; roof?: Paper; columns?: Paper } = {},
): Drawing {
  const inner = Math.round(half * 0.74);
  const count = Math.max(3, Math.round(inner / 14));
  const columns = Array.from({ length: count + 1 }, (_, index) =>
    box(Math.round(x - inner + (index * 2 * inner) / count) - 2, base - wall, 5, wall),
  );
  return (
    sheet(papers.walls ?? 'stone', box(x - inner, base - wall, inner * 2, wall)) +
    cut(papers.columns ?? 'red', columns.join('')) +
    cut('shade', box(x - inner, base - wall, inner * 2, Math.round(wall * 0.35)), 0.25) +
    roof(papers.roof ?? 5, x, base - wall + 4, half, rise, 0.6)
  );
}

/** Pointed turrets in a row, as on walls of the Gothic. */
export const pinnacles = (xs: readonly number[], base: number, half: number, up: number): string =>
  xs
    .map((x) =>
      even(x, base, [
        [half, 0],
        [half, Math.round(up * 0.4)],
        [0, up],
      ]),
    )
    .join('');
