import { arches } from '../../boats.ts';
import { hills, mist, peaks, shore, water } from '../../land.ts';
import { box, cut, type Drawing, disc, sheet, strip } from '../../paper.ts';
import { petals, wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { lamps, skyline } from '../../town.ts';

export const chengdu: Drawing =
  peaks(
    1,
    400,
    [
      [80, 160],
      [260, 220],
      [430, 150],
      [640, 210],
      [860, 250],
      [1060, 170],
      [1290, 260],
      [1500, 190],
    ],
    0.5,
  ) +
  mist(420, 120) +
  hills(2, 8, 450, 50, 170) +
  skyline(2, 3, { base: 470, low: 16, high: 80 }) +
  lamps(3, [0, 400, 1600, 460], 50) +
  wood('leaf', 6, 60, [-40, 462, 1640, 484], [20, 34]) +
  arches('stone', [850, 1350], 520, 54, 5) +
  sheet('red', box(900, 428, 400, 40)) +
  strip(
    5,
    3,
    'M910 432v34M940 432v34M970 432v34M1000 432v34M1030 432v34M1060 432v34M1090 432v34M1120 432v34M1150 432v34M1180 432v34M1210 432v34M1240 432v34M1270 432v34M1290 432v34',
    0.8,
  ) +
  cut('lamp', Array.from({ length: 12 }, (_, index) => disc(925 + index * 31, 446, 4)).join('')) +
  roof(5, 1100, 432, 230, 32, 0.9) +
  sheet('red', box(1040, 370, 120, 34)) +
  roof(5, 1100, 376, 94, 30, 0.66) +
  sheet('red', box(1064, 322, 72, 30)) +
  roof(5, 1100, 328, 62, 44, 0.16) +
  roof(5, 930, 404, 52, 30, 0.3) +
  roof(5, 1270, 404, 52, 30, 0.3) +
  water(516, 5, 1100) +
  strip(
    'leaf',
    7,
    'M1336 600Q1344 400 1320 200M1372 600Q1366 380 1392 160M1420 600Q1430 440 1410 260M880 600Q874 460 890 330M846 600Q852 420 836 260',
  ) +
  petals('leaf', 8, 40, [1270, 190, 1450, 420], [10, 20]) +
  petals('leaf', 9, 26, [800, 260, 930, 420], [10, 18]) +
  shore(4, 604, 20);
