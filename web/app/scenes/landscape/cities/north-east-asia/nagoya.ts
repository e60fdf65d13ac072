import { keep, stoneBase } from '../../castle.ts';
import { mist, peaks, shore } from '../../land.ts';
import { box, type Drawing, even, sheet, strip } from '../../paper.ts';
import { firs, wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { lamps, skyline } from '../../town.ts';

export const nagoya: Drawing =
  peaks(
    1,
    440,
    [
      [180, 110],
      [420, 150],
      [640, 100],
      [860, 140],
      [1180, 110],
      [1420, 150],
    ],
    0.3,
  ) +
  mist(450, 90) +
  skyline(2, 28, { base: 490, low: 20, high: 90 }) +
  sheet(
    2,
    even(1290, 490, [
      [26, 0],
      [26, 190],
      [14, 210],
      [2, 214],
      [0, 250],
    ]),
  ) +
  strip(1, 2, 'M1266 300q40 40 48 190M1266 400q20 40 24 90M1314 290q-40 60-44 190', 0.8) +
  lamps(2, [0, 420, 1600, 480], 50) +
  wood('leaf', 5, 36, [700, 478, 1500, 510], [22, 38]) +
  stoneBase(1050, 540, 112, 146, 70) +
  keep(1050, 472, 5) +
  sheet('stone', box(1180, 486, 90, 40)) +
  roof(5, 1225, 490, 62, 32, 0.6) +
  sheet(4, 'M-40 600V538H1640V600Z') +
  firs(5, 5, 9, [860, 570, 960, 600], [60, 110]) +
  wood(5, 3, 18, [1280, 560, 1600, 600], [26, 44]) +
  shore(12, 600, 30);
