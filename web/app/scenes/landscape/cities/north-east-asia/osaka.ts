import { keep, stoneBase } from '../../castle.ts';
import { hills, mist, water } from '../../land.ts';
import { box, type Drawing, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { lamps, skyline } from '../../town.ts';

export const osaka: Drawing =
  hills(1, 8, 430, 70, 190) +
  skyline(1, 18, { base: 470, low: 20, high: 120 }) +
  lamps(2, [0, 390, 1600, 460], 40) +
  mist(480, 100) +
  wood(2, 5, 40, [600, 450, 1600, 490], [20, 34]) +
  stoneBase(1100, 486, 106, 150, 92) +
  keep(1100, 396, 'jade') +
  wood('leaf', 4, 22, [860, 470, 1000, 500], [20, 36]) +
  wood('leaf', 9, 22, [1210, 470, 1400, 500], [20, 36]) +
  sheet(4, 'M-40 600V506h760l16-14h760l16 14h130v94Z') +
  strip(
    2,
    1.5,
    'M760 520h60m30 0h80m20 0h70m30 0h60m20 0h90m30 0h70m20 0h60M740 544h80m20 0h60m30 0h90m20 0h60m30 0h80m20 0h90',
    0.35,
  ) +
  sheet('stone', box(800, 466, 96, 30)) +
  roof(5, 848, 470, 66, 30, 0.6) +
  water(560, 6, 1100) +
  wood(5, 3, 12, [1440, 560, 1620, 600], [30, 48]);
