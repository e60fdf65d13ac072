import { hills, mist, shore } from '../../land.ts';
import { box, cut, type Drawing, disc, sheet, strip } from '../../paper.ts';
import { petals, wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { lamps, skyline } from '../../town.ts';

export const changsha: Drawing =
  hills(1, 13, 410, 120, 180) +
  mist(450, 90) +
  skyline(1, 6, { base: 470, to: 700, low: 20, high: 110 }) +
  lamps(3, [0, 380, 690, 460], 30) +
  hills(2, 2, 460, 90, 140) +
  wood('red', 6, 50, [640, 400, 1640, 470], [24, 44]) +
  wood('gold', 9, 26, [640, 430, 1640, 480], [24, 40]) +
  sheet('stone', `${box(960, 480, 280, 16)}${box(940, 496, 320, 18)}`) +
  sheet(
    'red',
    `${box(990, 380, 12, 104)}${box(1036, 380, 12, 104)}${box(1152, 380, 12, 104)}${box(1198, 380, 12, 104)}${box(990, 384, 220, 10)}`,
  ) +
  cut('shade', box(1002, 394, 196, 86), 0.35) +
  roof('jade', 1100, 386, 158, 50, 0.66) +
  sheet('red', box(1036, 310, 128, 28)) +
  roof('jade', 1100, 318, 116, 64, 0.22) +
  cut('gold', `${disc(1100, 250, 8)}${box(1076, 318, 48, 14)}`) +
  wood('red', 4, 14, [820, 500, 950, 540], [30, 52]) +
  wood('gold', 5, 14, [1260, 500, 1420, 540], [30, 52]) +
  strip(3, 3, 'M1030 514l-20 86M1170 514l20 86M1024 540h152M1016 566h168', 0.6) +
  petals('red', 8, 40, [860, 180, 1340, 560], [4, 8]) +
  shore(9, 600, 24);
