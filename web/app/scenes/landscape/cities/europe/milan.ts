import { birds } from '../../boats.ts';
import { mist, peaks } from '../../land.ts';
import { cut, type Drawing, disc, even, sheet, strip } from '../../paper.ts';
import { pinnacles } from '../../roofs.ts';
import { gables, lamps } from '../../town.ts';

export const milan: Drawing =
  peaks(
    1,
    430,
    [
      [120, 130],
      [330, 180],
      [560, 140],
      [800, 200],
      [1010, 150],
      [1230, 190],
      [1450, 150],
      [1600, 170],
    ],
    0.4,
  ) +
  mist(450, 100) +
  gables(2, 3, { base: 510, low: 30, high: 70 }) +
  lamps(3, [0, 450, 1600, 500], 40) +
  sheet(
    2,
    `${pinnacles([1010, 1046, 1154, 1190], 300, 5, 60)}${even(1100, 330, [
      [26, 0],
      [22, 60],
      [9, 80],
      [6, 130],
      [1, 190],
      [0, 226],
    ])}`,
  ) +
  cut(
    'gold',
    `${disc(1100, 110, 5)}${even(1100, 108, [
      [3, 0],
      [0, 14],
    ])}`,
  ) +
  sheet('stone', `M930 520V400l40-34V352l46-42V300l84-74 84 74v10l46 42v14l40 34V520Z`) +
  sheet('stone', pinnacles([932, 972, 1016, 1058, 1142, 1184, 1228, 1268], 404, 7, 150)) +
  cut(
    'shade',
    'M1076 520v-76q24-34 48 0v76ZM1010 520v-56q18-26 36 0v56ZM1154 520v-56q18-26 36 0v56ZM950 520v-46q15-22 30 0v46ZM1220 520v-46q15-22 30 0v46ZM1080 410v-64q20-30 40 0v64ZM1016 430v-50q14-22 28 0v50ZM1156 430v-50q14-22 28 0v50Z',
    0.5,
  ) +
  strip(
    'shade',
    2,
    'M934 470V400M976 470V370M1058 430V270M1142 430V270M1224 470V370M1266 470V400',
    0.3,
  ) +
  sheet(3, 'M-40 600V520H1640V600Z') +
  strip(
    2,
    2,
    'M1100 520l-240 80M1100 520l-100 80M1100 520l100 80M1100 520l240 80M-40 560H1640',
    0.4,
  ) +
  gables(4, 8, { to: 880, base: 540, low: 50, high: 110, width: [50, 90] }) +
  gables(4, 9, { from: 1330, base: 540, low: 50, high: 120, width: [50, 90] }) +
  lamps(4, [0, 450, 870, 530], 40) +
  birds(
    [
      [960, 560, 8],
      [1010, 574, 6],
      [1180, 566, 8],
    ],
    4,
  );
