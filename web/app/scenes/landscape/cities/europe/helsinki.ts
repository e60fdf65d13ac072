import { birds, yacht } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { box, cut, type Drawing, disc, even, sheet, strip } from '../../paper.ts';
import { gables, lamps } from '../../town.ts';

export const helsinki: Drawing =
  hills(1, 11, 440, 30) +
  mist(460, 70) +
  gables(2, 6, { base: 486, low: 24, high: 60, width: [36, 70] }) +
  lamps(3, [0, 440, 1600, 480], 60) +
  sheet(
    'snow',
    `${even(1100, 430, [
      [44, 0],
      [44, 92],
      [38, 96],
    ])}${even(1002, 430, [
      [18, 0],
      [18, 74],
    ])}${even(1198, 430, [
      [18, 0],
      [18, 74],
    ])}${box(970, 380, 260, 72)}`,
  ) +
  sheet(
    'jade',
    'M1052 336q0-78 48-96v-10h-4v-4h4v-14 14h4v4h-4v10q48 18 48 96ZM982 358q0-34 20-42v-12 12q20 8 20 42ZM1178 358q0-34 20-42v-12 12q20 8 20 42Z',
  ) +
  sheet('snow', 'M1014 384l86-44 86 44Z') +
  cut('shade', `M1100 340l86 44v-4h44v72h-26v-50h-208v-18ZM1100 240q48 18 48 96h-48Z`, 0.16) +
  strip(
    'shade',
    5,
    'M1030 390v58M1054 390v58M1078 390v58M1122 390v58M1146 390v58M1170 390v58M1078 344v-4',
    0.3,
  ) +
  cut('gold', `${disc(1100, 226, 4)}${disc(1002, 304, 3)}${disc(1198, 304, 3)}`) +
  sheet('stone', 'M880 492l70-42h300l70 42Z') +
  strip('shade', 2, 'M936 460h328M918 470h364M900 480h400', 0.25) +
  gables('stone', 15, { from: 560, to: 900, base: 500, low: 40, high: 64, width: [50, 80] }) +
  gables('stone', 16, { from: 1300, to: 1640, base: 500, low: 40, high: 64, width: [50, 80] }) +
  lamps(7, [570, 450, 890, 490], 26) +
  lamps(8, [1310, 450, 1620, 490], 26) +
  sheet(4, 'M-40 506H1640v14H-40Z') +
  water(516, 2, 1100) +
  yacht(960, 560, 0.7) +
  yacht(1260, 540, 0.5) +
  birds([
    [940, 250, 10],
    [974, 230, 8],
    [1250, 280, 8],
  ]);
