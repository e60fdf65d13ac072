import { birds } from '../../boats.ts';
import { hills, mist, peaks, shore, water } from '../../land.ts';
import { box, cut, type Drawing, even, sheet, strip } from '../../paper.ts';
import { firs } from '../../plants.ts';

export const urumqi: Drawing =
  peaks(
    1,
    420,
    [
      [40, 190],
      [230, 260],
      [420, 180],
      [620, 250],
      [820, 220],
      [1090, 350],
      [1270, 240],
      [1440, 290],
      [1610, 200],
    ],
    0.55,
  ) +
  mist(430, 90) +
  hills(2, 3, 450, 60, 160) +
  firs(3, 7, 60, [-40, 436, 1640, 468], [32, 64]) +
  water(456, 4, 1130) +
  sheet(
    'stone',
    `${box(900, 470, 150, 76)}${even(976, 476, [
      [12, 0],
      [12, 130],
      [17, 134],
      [17, 140],
      [11, 142],
      [11, 168],
    ])}`,
  ) +
  sheet('jade', 'M930 472q0-44 44-58 44 14 44 58ZM965 310q-4-16 11-26 15 10 11 26Z') +
  strip('jade', 3, 'M964 440h24M964 400h24M964 360h24') +
  cut(
    'shade',
    'M954 546v-36q20-24 40 0v36ZM914 526v-26q10-14 20 0v26ZM1014 526v-26q10-14 20 0v26ZM976 308h11v168h-11Z',
    0.35,
  ) +
  hills('leaf', 6, 570, 60, 260) +
  firs(5, 8, 12, [1190, 500, 1420, 580], [88, 150]) +
  firs(5, 9, 8, [780, 540, 900, 590], [80, 120]) +
  birds(
    [
      [1000, 200, 10],
      [1230, 170, 8],
    ],
    4,
  ) +
  shore(7, 604, 26);
