import { cut, type Drawing, type Paper, sheet, strip } from './paper.ts';
import { scatter } from './random.ts';

type Where = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Round crowns that merge to a wood; `foot` is how far they reach down, little where they stand on
 * an edge.
 */
export const wood = (
  paper: Paper,
  seed: number,
  count: number,
  where: Where,
  size: readonly [number, number] = [14, 26],
  foot = 50,
): Drawing =>
  sheet(
    paper,
    scatter(seed, count, where, size)
      .map(({ x, y, size: r }) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0v${foot}h${-2 * r}Z`)
      .join(''),
  );

/** Firs; `snowy` ones carry snow on their left. */
export function firs(
  paper: Paper,
  seed: number,
  count: number,
  where: Where,
  size: readonly [number, number] = [34, 70],
  snowy = false,
): Drawing {
  const trees = scatter(seed, count, where, size);
  const tree = ({ x, y, size: h }: { x: number; y: number; size: number }) => {
    const w = Math.round(h * 0.3);
    const [a, b, c] = [0.36, 0.32, 0.32].map((part) => Math.round(h * part)) as [
      number,
      number,
      number,
    ];
    const [p, q] = [Math.round(w * 0.55), Math.round(w * 0.28)];
    return `M${x} ${y - h}l${p} ${a}h-${q}l${p} ${b}h-${q}l${w - p} ${c}H${x - w}l${w - p}-${c}h-${q}l${p}-${b}h-${q}Z`;
  };
  const white = ({ x, y, size: h }: { x: number; y: number; size: number }) => {
    const w = Math.round(h * 0.3);
    return `M${x} ${y - h}l${-Math.round(w * 0.55)} ${Math.round(h * 0.36)}q${Math.round(w * 0.5)} 2 ${Math.round(w * 0.55)}-${Math.round(h * 0.16)}ZM${x} ${y - Math.round(h * 0.5)}l${-Math.round(w * 0.8)} ${Math.round(h * 0.24)}q${Math.round(w * 0.7)} 2 ${Math.round(w * 0.8)}-${Math.round(h * 0.1)}ZM${x} ${y - Math.round(h * 0.2)}l-${w} ${Math.round(h * 0.2)}q${Math.round(w * 0.8)}-2 ${w}-${Math.round(h * 0.1)}Z`;
  };
  return (
    sheet(paper, trees.map(tree).join('')) + (snowy ? cut('snow', trees.map(white).join('')) : '')
  );
}

/** Cypresses, as slim as a flame. */
export const cypresses = (paper: Paper, seed: number, count: number, where: Where): Drawing =>
  sheet(
    paper,
    scatter(seed, count, where, [40, 84])
      .map(
        ({ x, y, size: h }) =>
          `M${x} ${y}q${-Math.round(h * 0.2)}-${Math.round(h * 0.4)} 0-${h}q${Math.round(h * 0.2)} ${Math.round(h * 0.6)} 0 ${h}Z`,
      )
      .join(''),
  );

/**
 * The leaves of a palm around its top: how far each reaches, and how high it rises first, in
 * hundredths of its length.
 */
const FRONDS = [
  [96, 34, 62],
  [104, -8, 40],
  [62, 72, 40],
  [18, 84, 14],
  [-96, 34, 62],
  [-104, -8, 40],
  [-62, 72, 40],
  [40, -44, 30],
  [-44, -40, 30],
] as const;

/** A palm on a bent stem. */
export function palm(x: number, y: number, height: number, lean = 30, paper: Paper = 5): Drawing {
  const length = Math.round(height * 0.36) / 100;
  const fronds = FRONDS.map(([across, down, rise]) => {
    const [ex, ey] = [Math.round(across * length), Math.round(down * length)];
    const [cx, cy] = [Math.round(across * length * 0.4), -Math.round(rise * length)];
    const thick = Math.round(13 * length);
    return `M${x + lean} ${y - height}q${cx} ${cy} ${ex} ${ey}q${Math.round(-ex * 0.5)} ${cy + thick - Math.round(ey * 0.4)} ${-ex} ${-ey}Z`;
  });
  const foot = Math.max(5, Math.round(height / 28));
  const bend = `${x + Math.round(lean * 0.1)} ${y - Math.round(height * 0.6)}`;
  return (
    cut(
      paper,
      `M${x - foot} ${y}Q${bend} ${x + lean - 2} ${y - height}h4Q${x + Math.round(lean * 0.1) + foot} ${y - Math.round(height * 0.55)} ${x + foot} ${y}Z`,
    ) + cut(paper, fronds.join(''))
  );
}

/** Stems of bamboo or reeds in front. */
export const reeds = (paper: Paper, seed: number, count: number, where: Where): Drawing =>
  strip(
    paper,
    2.5,
    scatter(seed, count, where, [30, 76])
      .map(
        ({ x, y, size: h }) => `M${x} ${y}q2-${Math.round(h * 0.6)} ${Math.round(h * 0.22)}-${h}`,
      )
      .join(''),
  );

/** Flowers, leaves or flakes in the air and on branches. */
export const petals = (
  paper: Paper,
  seed: number,
  count: number,
  where: Where,
  size: readonly [number, number] = [3, 8],
): Drawing =>
  cut(
    paper,
    scatter(seed, count, where, size)
      .map(({ x, y, size: r }) => `M${x} ${y}q${r}-${r} ${2 * r} 0q${-r} ${r} ${-2 * r} 0Z`)
      .join(''),
  );
