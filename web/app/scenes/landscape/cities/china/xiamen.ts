import { birds, yacht } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { box, cut, type Drawing, sheet, strip } from '../../paper.ts';
import { palm, wood } from '../../plants.ts';
import { gables, skyline } from '../../town.ts';

export const xiamen: Drawing =
  hills(1, 3, 420, 50) +
  skyline(1, 7, { base: 470, to: 700, low: 20, high: 110 }) +
  mist(480, 80) +
  water(462, 21, 1280) +
  sheet(3, 'M760 500q40-70 120-86 30-70 84-76 26-44 60-40 40 8 54 54 60 4 96 54 90 12 180 94Z') +
  sheet(2, 'M1000 320q14-60 44-56 34 8 40 70 4 40-40 44-50 0-44-58Z') +
  cut('shade', 'M1044 264q34 8 40 70 4 40-40 44 20-50 0-114Z', 0.22) +
  strip('red', 2, 'M1042 264V238l14 5-14 5') +
  wood('leaf', 6, 24, [800, 440, 1330, 486], [18, 30]) +
  gables('stone', 9, { from: 850, to: 1290, base: 506, low: 20, high: 44, width: [26, 44] }) +
  cut(
    'brick',
    'M860 474h50l-8-14h-34ZM940 470h62l-10-16h-42ZM1090 474h54l-8-14h-38ZM1210 474h58l-8-14h-42Z',
  ) +
  sheet('stone', box(1150, 410, 70, 92)) +
  sheet('brick', 'M1146 412q4-46 39-52v-14 14q35 6 39 52Z') +
  cut(
    'shade',
    `${box(1185, 410, 35, 92)}M1160 430h10v30h-10ZM1180 430h10v30h-10ZM1200 430h10v30h-10Z`,
    0.25,
  ) +
  wood(4, 16, 26, [770, 500, 1340, 514], [14, 24]) +
  water(506, 8, 1120) +
  yacht(960, 556, 0.6) +
  birds([
    [930, 270, 12],
    [970, 246, 9],
    [900, 310, 7],
    [1190, 240, 8],
  ]) +
  palm(1420, 600, 190, -34) +
  palm(1480, 600, 240, 30);
