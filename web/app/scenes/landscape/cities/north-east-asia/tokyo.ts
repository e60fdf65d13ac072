import { hills, mist } from '../../land.ts';
import { cut, type Drawing, even, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { pagoda } from '../../roofs.ts';
import { curvedRoofs, lamps, skyline } from '../../town.ts';

const fuji =
  sheet(2, 'M660 470Q900 420 1040 262 1090 196 1124 172q22-12 48 0 38 26 84 90 120 160 384 208Z') +
  cut('shade', 'M1150 168q12 0 22 4 38 26 84 90 120 160 384 208h-330q-160-150-160-302Z', 0.13) +
  cut(
    'snow',
    'M1084 214q22-26 40-42 22-12 48 0 20 16 46 46l18 24-28 14-14-18-16 34-24-40-14 26-24-34-14 44-22-30-16 14Z',
    0.96,
  );

export const tokyo: Drawing =
  fuji +
  mist(470, 120) +
  hills(3, 3, 470, 50) +
  skyline(3, 9, { base: 520, low: 40, high: 130, width: [20, 40] }) +
  lamps(4, [760, 430, 1440, 510], 22) +
  sheet(
    'red',
    even(1010, 520, [
      [50, 0],
      [22, 110],
      [13, 172],
      [8, 236],
      [5, 250],
      [3, 300],
      [0, 346],
    ]),
  ) +
  cut(
    3,
    'M976 520q34-66 68 0ZM994 452h32l-4-26h-24ZM1000 412h20l-2-30h-16ZM1004 370h12l-1-32h-10Z',
  ) +
  cut('snow', 'M980 438h60v-9h-60ZM1000 346h20v-9h-20Z') +
  strip('red', 3, 'M992 452l34-26M1028 452l-34-26M998 412l20-30M1022 412l-20-30') +
  skyline(4, 33, { base: 560, low: 40, high: 90, width: [26, 50] }) +
  lamps(6, [760, 480, 1440, 545], 24) +
  wood('leaf', 4, 24, [1100, 536, 1500, 560], [20, 34]) +
  pagoda({ x: 1216, base: 556, tiers: 5, half: 50, storey: 22, walls: 'red' }) +
  curvedRoofs(5, 12, { base: 600, low: 10, high: 36 }) +
  wood(5, 8, 14, [1330, 570, 1560, 600], [26, 40]);
