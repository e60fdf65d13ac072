import { mist, water } from '../../land.ts';
import { cut, type Drawing, placed, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { floors, lamps, skyline } from '../../town.ts';

const superTree = (x: number, y: number, scale: number): Drawing =>
  placed(
    x,
    y,
    scale,
    sheet(
      5,
      'M-16 0q8-110-4-190-20-24-46-36 30 4 54 24-6-14-14-26 16 10 26 26 10-16 26-26-8 12-14 26 24-20 54-24-26 12-46 36-12 80-4 190Z',
    ) +
      sheet(5, 'M-78-222q78-54 156 0-78-22-156 0Z') +
      strip(
        'pink',
        2,
        'M-60-226l46 36M60-226l-46 36M-30-234l20 60M30-234l-20 60M0-236V-160M-12-140h24M-13-110h26M-14-80h28',
        0.8,
      ),
  );

export const singapore: Drawing =
  skyline(1, 44, { base: 470, low: 30, high: 150 }) +
  mist(470, 90) +
  skyline(2, 26, { base: 470, to: 900, low: 40, high: 200 }) +
  lamps(5, [0, 330, 900, 460], 70) +
  sheet(4, 'M1030 470l20-216h34l8 216ZM1120 470l10-216h34l10 216ZM1206 470l6-216h34l20 216Z') +
  cut('shade', 'M1068 254h16l8 216h-20ZM1150 254h14l10 216h-20ZM1230 254h16l20 216h-24Z', 0.28) +
  floors(1040, 270, 50, 462, 14) +
  floors(1124, 270, 46, 462, 14) +
  floors(1208, 270, 48, 462, 14) +
  sheet(5, 'M1004 240q120-26 300-2 26-4 34 2-12 22-60 22H1030q-22-2-26-22Z') +
  wood('leaf', 8, 16, [1030, 230, 1280, 234], [6, 10], 3) +
  lamps(8, [1040, 276, 1250, 460], 90) +
  sheet('stone', 'M880 470q-4-52 26-86-6 50 6 80 2-70 36-96-8 54-4 88 14-50 44-62-14 36-14 76Z') +
  cut(
    'shade',
    'M906 384q-6 50 6 80l-4 6h-14q0-50 12-86ZM948 368q-8 54-4 88l-6 14h-14q2-64 24-102Z',
    0.22,
  ) +
  wood('leaf', 3, 30, [780, 462, 1500, 474], [12, 20]) +
  water(472, 9, 1180) +
  superTree(920, 600, 1.05) +
  superTree(1330, 600, 0.9) +
  superTree(1410, 600, 1.2) +
  superTree(830, 600, 0.8) +
  wood(5, 5, 20, [780, 590, 1480, 606], [20, 34]);
