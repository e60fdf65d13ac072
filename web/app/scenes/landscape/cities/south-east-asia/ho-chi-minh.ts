import { mist } from '../../land.ts';
import { box, cut, type Drawing, disc, even, sheet, strip } from '../../paper.ts';
import { palm, wood } from '../../plants.ts';
import { floors, lamps, skyline } from '../../town.ts';

export const hoChiMinh: Drawing =
  skyline(1, 31, { base: 480, low: 20, high: 130 }) +
  mist(490, 100) +
  sheet(3, 'M1260 490V250q2-80 36-140 28 60 30 140V490Z') +
  sheet(3, 'M1318 266q34-8 44 4-12 12-44 12Z') +
  floors(1264, 240, 56, 480, 15) +
  skyline(2, 4, { base: 490, from: 620, low: 30, high: 110 }) +
  lamps(6, [620, 390, 1600, 480], 80) +
  lamps(7, [1264, 220, 1322, 480], 50) +
  sheet(
    'brick',
    `${box(1000, 300, 46, 220)}${box(1134, 300, 46, 220)}M1040 520V350l50-44 50 44V520Z`,
  ) +
  sheet(
    4,
    `${even(1023, 302, [
      [24, 0],
      [0, 110],
    ])}${even(1157, 302, [
      [24, 0],
      [0, 110],
    ])}`,
  ) +
  strip(
    'stone',
    3,
    'M1023 192v-14M1017 183h12M1157 192v-14M1151 183h12M1000 360h46M1134 360h46M1000 420h180M1046 352l44-38 44 38',
    0.9,
  ) +
  cut(
    'shade',
    'M1070 520v-48q20-26 40 0v48ZM1012 346v-30q11-14 22 0v30ZM1146 346v-30q11-14 22 0v30ZM1012 408v-30q11-14 22 0v30ZM1146 408v-30q11-14 22 0v30ZM1014 520v-36q9-12 18 0v36ZM1148 520v-36q9-12 18 0v36Z',
    0.5,
  ) +
  cut('stone', disc(1090, 390, 18)) +
  cut('shade', disc(1090, 390, 12), 0.5) +
  wood('leaf', 3, 24, [760, 504, 990, 526], [24, 40]) +
  wood('leaf', 4, 26, [1190, 504, 1500, 526], [24, 40]) +
  sheet(4, 'M-40 600V524H1640V600Z') +
  wood(5, 9, 12, [1300, 580, 1620, 606], [26, 44]) +
  palm(900, 606, 210, -30) +
  palm(1290, 606, 240, 30);
