import { birds } from '../../boats.ts';
import { hills, mist, shore, water } from '../../land.ts';
import { box, cut, type Drawing, even, sheet, strip } from '../../paper.ts';

export const fukuoka: Drawing =
  hills(1, 14, 430, 60) +
  mist(450, 70) +
  hills(2, 3, 452, 44, 140) +
  water(446, 4, 1120) +
  sheet(4, 'M1180 520q4-96 40-150 16-20 30 6 30 60 46 144Z') +
  sheet(4, 'M1322 520q0-46 20-70 12-8 20 6 16 30 20 64Z') +
  cut(
    'shade',
    'M1238 362q8 4 12 14 30 60 46 144h-50q10-90-8-158ZM1350 448q8 2 12 8 16 30 20 64h-26q6-40-6-72Z',
    0.25,
  ) +
  strip('stone', 5, 'M1244 424q50 48 100 48') +
  strip('snow', 3, 'M1264 442l4 16M1288 458l2 16M1312 468l0 15') +
  sheet(
    'snow',
    `${even(992, 548, [
      [13, 0],
      [9, 236],
    ])}${even(1148, 548, [
      [13, 0],
      [9, 236],
    ])}${box(958, 348, 224, 14)}${box(1062, 326, 16, 26)}M930 296q140 16 280 0l-14 24q-126 10-252 0Z`,
  ) +
  cut(
    'shade',
    `${box(992, 362, 9, 186)}${box(1148, 362, 9, 186)}M944 320q126 10 252 0l-6 8q-120 8-240 0Z`,
    0.25,
  ) +
  birds([
    [930, 220, 10],
    [960, 200, 8],
  ]) +
  shore(5, 590, 30);
