import { junk } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { cut, type Drawing, disc, even, placed, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { floors, lamps, skyline } from '../../town.ts';

const pearlTower =
  sheet(
    4,
    `M904 470l40-104h16l40 104h-13l-35-76-35 76ZM946 366h5V280h2v86h5V214l-5 0-1-72-1 72-5 0Z${disc(952, 366, 30)}${disc(952, 262, 18)}${disc(952, 210, 7)}`,
  ) +
  strip('pink', 2, 'M923 362h58M924 370h56M935 260h34M935 266h34', 0.55) +
  cut('shade', 'M952 336a30 30 0 0 1 0 60ZM952 244a18 18 0 0 1 0 36Z', 0.2);

export const shanghai: Drawing =
  hills(1, 4, 420, 26) +
  skyline(1, 21, { base: 470, low: 24, high: 128 }) +
  mist(470, 110) +
  skyline(2, 8, { base: 470, from: 560, low: 30, high: 150 }) +
  lamps(3, [600, 380, 1600, 460], 60) +
  skyline(3, 15, { base: 470, from: 860, to: 1420, low: 40, high: 150, width: [24, 44] }) +
  sheet(
    4,
    even(1068, 470, [
      [29, 0],
      [29, 262],
      [17, 300],
    ]),
  ) +
  cut(1, 'M1056 182h24l4 24h-32Z') +
  cut('shade', 'M1080 470V170h5l12 38V470Z', 0.22) +
  floors(1042, 222, 40, 462, 15) +
  sheet(5, 'M1114 470V220q0-76 32-118l6-2q30 46 30 120V470Z') +
  strip(
    3,
    2,
    'M1116 430q36-54 62-150M1114 350q34-40 58-132M1116 260q26-40 42-110M1130 470q38-60 52-140',
    0.7,
  ) +
  sheet(
    4,
    even(1238, 470, [
      [27, 0],
      [27, 150],
      [24, 150],
      [24, 192],
      [20, 192],
      [20, 224],
      [16, 224],
      [16, 248],
      [11, 248],
      [11, 266],
      [6, 266],
      [5, 284],
      [1, 290],
      [0, 340],
    ]),
  ) +
  cut('shade', 'M1238 180l6 24v18h5v24h5v30h4v44h4v150h-24Z', 0.22) +
  floors(1214, 324, 22, 462, 13) +
  pearlTower +
  lamps(9, [1044, 216, 1090, 460], 46) +
  lamps(10, [1122, 240, 1176, 460], 64) +
  lamps(11, [1216, 250, 1258, 460], 40) +
  skyline(5, 77, { base: 472, from: 790, to: 1500, low: 8, high: 44, width: [18, 40] }) +
  lamps(14, [800, 440, 1490, 466], 44) +
  wood(5, 6, 26, [780, 466, 1520, 474], [8, 14]) +
  water(472, 12, 1120) +
  placed(
    1010,
    520,
    0.62,
    sheet(5, 'M-70 0h150l-14 18H-56ZM-50-4v-16h106v16ZM-34-24h68v-10h-68Z') +
      cut(
        'lamp',
        'M-42-15h10v6h-10ZM-22-15h10v6h-10ZM-2-15h10v6H-2ZM18-15h10v6H18ZM38-15h10v6H38Z',
      ),
  ) +
  junk(1334, 490, 0.4);
