import { type Drawing, type Paper, sheet, strip } from './paper.ts';
import { randomFrom } from './random.ts';

type Row = {
  from?: number;
  to?: number;
  base: number;
  low: number;
  high: number;
  /** The narrowest and the widest house. */
  width?: readonly [number, number];
};

function grow(
  seed: number,
  { from = -40, to = 1640, base, low, high, width = [22, 52] }: Row,
  roof: (x: number, y: number, wide: number, dice: number) => string,
): string {
  const random = randomFrom(seed);
  let d = `M${from} ${base}`;
  let x = from;
  while (x < to) {
    const wide = Math.round(width[0] + random() * (width[1] - width[0]));
    const y = Math.round(base - low - random() ** 1.9 * (high - low));
    d += roof(x, y, wide, random());
    x += wide;
  }
  return `${d}V${base}Z`;
}

/** Modern houses: flat, stepped, slanted, or with a mast. */
export const skyline = (paper: Paper, seed: number, row: Row): Drawing =>
  sheet(
    paper,
    grow(seed, row, (x, y, wide, dice) => {
      const right = x + wide;
      const middle = x + Math.round(wide / 2);
      if (dice < 0.14)
        return `V${y}h${Math.round(wide * 0.3)}v-9H${right - Math.round(wide * 0.3)}v9H${right}`;
      if (dice < 0.22) return `V${y + 14}L${right} ${y}`;
      if (dice < 0.3) return `V${y}H${middle - 1}v-26h2v26H${right}`;
      return `V${y}H${right}`;
    }),
  );

/** Old houses: gables, now and then a chimney. */
export const gables = (paper: Paper, seed: number, row: Row): Drawing =>
  sheet(
    paper,
    grow(seed, { width: [20, 40], ...row }, (x, y, wide, dice) => {
      const half = Math.round(wide / 2);
      const chimney = dice < 0.25 ? `l${half - 7} -${half - 7}v-9h6v9` : `l${half} -${half}`;
      return dice > 0.8 ? `V${y}h${wide}` : `V${y}${chimney}L${x + wide} ${y}`;
    }),
  );

/** Houses under curved roofs, as one sees them over the walls of an old town in East Asia. */
export const curvedRoofs = (paper: Paper, seed: number, row: Row): Drawing =>
  sheet(
    paper,
    grow(seed, { width: [50, 104], ...row }, (x, y, wide) => {
      const eave = Math.round(wide * 0.24);
      return `V${y}q${eave} 0 ${Math.round(wide * 0.3)}-${eave}h${Math.round(wide * 0.4)}Q${x + wide - eave} ${y} ${x + wide} ${y}`;
    }),
  );

/** Lit windows in a wall, on a grid. */
export function lamps(
  seed: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
): Drawing {
  const random = randomFrom(seed);
  const points = new Set<string>();
  for (let index = 0; index < count; index++) {
    const x = left + 8 * Math.floor((random() * (right - left)) / 8);
    const y = top + 11 * Math.floor((random() * (bottom - top)) / 11);
    points.add(`M${x} ${y}h3`);
  }
  return `<path stroke="var(--lamp)" stroke-width="3" opacity="var(--lamps)" d="${[...points].join('')}"/>`;
}

/** Glass in a tower, as fine lines across it. */
export function floors(x: number, top: number, wide: number, bottom: number, gap = 14): Drawing {
  const lines = Array.from(
    { length: Math.floor((bottom - top) / gap) },
    (_, index) => `M${x} ${top + index * gap}h${wide}`,
  );
  return strip(2, 1.5, lines.join(''), 0.3);
}
