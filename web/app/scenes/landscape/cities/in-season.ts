import type { Season } from '#schema/codes/flights/seasons.ts';
import { cherryBranch, magnoliaBranch, mapleBranch, snowfall } from '../branches.ts';
import { cut, type Drawing, even, sheet, strip } from '../paper.ts';
import { beijing } from './china/beijing.ts';
import { harbin } from './china/harbin.ts';
import { helsinki } from './europe/helsinki.ts';
import { osaka } from './north-east-asia/osaka.ts';
import { sapporo } from './north-east-asia/sapporo.ts';
import { tokyo } from './north-east-asia/tokyo.ts';
import { bali } from './south-east-asia/bali.ts';

/** Towers cut from the ice of the river, lit from within. */
function iceTowers(): Drawing {
  const towers = [
    [930, 520, 30, 190],
    [1278, 520, 34, 230],
    [1340, 530, 26, 150],
    [868, 530, 24, 130],
  ] as const;
  const outlines = towers.map(([x, y, half, up]) =>
    even(
      x,
      y,
      [
        [half, 0],
        [half - 4, up * 0.5],
        [half + 4, up * 0.5],
        [half - 8, up * 0.56],
        [half - 10, up * 0.8],
        [half - 4, up * 0.8],
        [0, up * 1.2],
      ].map(([wide = 0, high = 0]) => [wide, Math.round(high)] as const),
    ),
  );
  const seams = towers.map(
    ([x, y, half, up]) =>
      `M${x} ${y}V${Math.round(y - up * 1.1)}M${x - half} ${Math.round(y - up * 0.25)}h${2 * half}M${x - half + 8} ${Math.round(y - up * 0.66)}h${2 * half - 16}`,
  );
  return (
    sheet('snow', outlines.join('')) +
    cut('jade', outlines.join(''), 0.32) +
    strip('snow', 2.5, seams.join(''), 0.9) +
    sheet('snow', 'M-40 600V540q400-26 820-12t860-6V600Z')
  );
}

/** A city's landscape as it is in its season, by the name of the season. */
export const IN_SEASON: Readonly<Record<Season['name'], Drawing>> = {
  CHERRY_BLOSSOM: tokyo + cherryBranch(),
  MAGNOLIA: beijing + magnoliaBranch(),
  LONG_DAYS: helsinki,
  DRY_SEASON: bali,
  MAPLE: osaka + mapleBranch(),
  SNOW: sapporo(true) + snowfall(),
  ICE_FESTIVAL: harbin + iceTowers() + snowfall(),
};
