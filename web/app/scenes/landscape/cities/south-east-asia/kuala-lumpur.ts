import { hills, mist, water } from '../../land.ts';
import { cut, type Drawing, even, sheet } from '../../paper.ts';
import { palm, wood } from '../../plants.ts';
import { floors, lamps, skyline } from '../../town.ts';

const petronas = (x: number): Drawing =>
  sheet(
    4,
    even(x, 490, [
      [36, 0],
      [36, 180],
      [32, 184],
      [32, 240],
      [26, 246],
      [26, 282],
      [19, 288],
      [19, 312],
      [12, 318],
      [10, 336],
      [4, 344],
      [2, 354],
      [0, 408],
    ]),
  ) +
  cut('shade', `M${x} 82l2 54 2 10 6 8 2 18 7 6v24l7 6v36l6 6v56l4 4V490h-36Z`, 0.22) +
  floors(x - 32, 312, 64, 482, 12) +
  floors(x - 24, 214, 48, 306, 12) +
  lamps(x, [x - 30, 220, x + 30, 480], 60);

export const kualaLumpur: Drawing =
  hills(1, 9, 430, 90, 160) +
  mist(450, 80) +
  skyline(2, 17, { base: 490, low: 30, high: 140 }) +
  sheet(
    2,
    `${even(1330, 490, [
      [9, 0],
      [6, 220],
    ])}M1306 274h48l-6 20h-36ZM1312 274q4-22 18-26v-64 64q14 4 18 26Z`,
  ) +
  lamps(3, [0, 380, 1600, 480], 90) +
  skyline(3, 27, { base: 490, from: 760, to: 1500, low: 30, high: 100 }) +
  petronas(1046) +
  petronas(1154) +
  sheet(5, 'M1070 300h60v10h-60ZM1078 310l20 62h4l20-62h-6l-16 50-16-50Z') +
  wood('leaf', 6, 40, [600, 486, 1640, 506], [20, 34]) +
  sheet(4, 'M-40 600V516H1640V600Z') +
  water(530, 4, 1100) +
  wood(5, 4, 14, [780, 590, 960, 606], [24, 40]) +
  wood(5, 5, 16, [1260, 590, 1520, 606], [24, 40]) +
  palm(920, 606, 170, -20) +
  palm(1300, 606, 200, 24);
