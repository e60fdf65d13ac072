import { birds } from '../../boats.ts';
import { mist } from '../../land.ts';
import { box, cut, type Drawing, even, sheet, strip } from '../../paper.ts';
import { firs } from '../../plants.ts';
import { gables, lamps } from '../../town.ts';

export const harbin: Drawing =
  gables(1, 4, { base: 480, low: 30, high: 100 }) +
  mist(490, 110) +
  gables(2, 8, { base: 490, low: 20, high: 70, width: [40, 70] }) +
  lamps(3, [0, 430, 1600, 480], 60) +
  sheet('brick', `${box(1000, 350, 200, 160)}${box(960, 400, 280, 110)}${box(1056, 262, 88, 90)}`) +
  sheet(
    'jade',
    'M1052 264q-34-60 20-102 22-18 28-50 6 32 28 50 54 42 20 102ZM972 402q-16-30 10-50 8-8 10-24 2 16 10 24 26 20 10 50ZM1188 402q-16-30 10-50 8-8 10-24 2 16 10 24 26 20 10 50Z',
  ) +
  sheet(
    'jade',
    `${even(1100, 352, [
      [66, 0],
      [48, 24],
    ])}M994 352l30-34 30 34ZM1146 352l30-34 30 34Z`,
  ) +
  cut(
    'shade',
    `M1100 112q6 32 28 50 54 42 20 102h-48Z${box(1100, 262, 44, 90)}${box(1120, 352, 80, 158)}${box(1200, 400, 40, 110)}`,
    0.2,
  ) +
  cut(
    'gold',
    'M1098 84h4v8h8v4h-8v18h-4v-18h-8v-4h8ZM990 310h3v6h5v3h-5v10h-3v-10h-5v-3h5ZM1206 310h3v6h5v3h-5v10h-3v-10h-5v-3h5Z',
  ) +
  cut(
    'shade',
    'M1066 340v-40q8-14 16 0v40ZM1092 340v-40q8-14 16 0v40ZM1118 340v-40q8-14 16 0v40ZM1076 510v-66q24-30 48 0v66ZM1020 420v-36q9-14 18 0v36ZM1162 420v-36q9-14 18 0v36ZM976 470v-36q9-14 18 0v36ZM1206 470v-36q9-14 18 0v36Z',
    0.5,
  ) +
  strip('stone', 2.5, 'M1000 372h200M960 420h280M1058 276h84M1068 470q32-60 64 0', 0.6) +
  firs(4, 5, 10, [840, 490, 950, 524], [56, 96]) +
  firs(4, 6, 12, [1250, 490, 1460, 524], [56, 96]) +
  sheet('stone', 'M-40 600V512H1640V600Z') +
  strip('shade', 2, 'M1060 512l-60 88M1140 512l60 88M840 540h520M820 566h560', 0.25) +
  birds(
    [
      [940, 220, 8],
      [966, 204, 7],
      [1270, 240, 8],
    ],
    5,
  );
