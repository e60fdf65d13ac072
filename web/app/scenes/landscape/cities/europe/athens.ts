import { mist, peaks, shore } from '../../land.ts';
import { box, cut, type Drawing, even, sheet } from '../../paper.ts';
import { cypresses, wood } from '../../plants.ts';
import { gables } from '../../town.ts';

export const athens: Drawing =
  peaks(1, 440, [
    [200, 120],
    [480, 160],
    [760, 110],
    [1360, 170],
    [1560, 120],
  ]) +
  mist(470, 80) +
  gables('stone', 4, { base: 530, low: 20, high: 50, width: [26, 48] }) +
  sheet(3, 'M740 540q20-70 80-96l14-60 60-14 20-24h390l30 34 50 10 30 70q70 30 90 80Z') +
  cut(
    'shade',
    'M860 384l30 60-20 60M960 360l10 80-30 70M1120 352l-16 90 30 70M1260 360l20 70-20 80M1340 390l-20 60 30 60Z',
    0.12,
  ) +
  sheet('stone', `${box(930, 334, 340, 16)}M946 250h308v-14H946ZM940 236l160-66 160 66Z`) +
  cut('shade', `${box(962, 250, 276, 84)}M980 230l120-48 120 48Z`, 0.35) +
  sheet(
    'stone',
    Array.from({ length: 8 }, (_, index) =>
      even(964 + index * 39, 336, [
        [11, 0],
        [9, 84],
        [12, 90],
      ]),
    ).join(''),
  ) +
  cut(
    'shade',
    Array.from({ length: 8 }, (_, index) => box(964 + index * 39, 252, 9, 84)).join(''),
    0.18,
  ) +
  cypresses('leaf', 5, 20, [780, 500, 1460, 548]) +
  wood('leaf', 7, 40, [640, 530, 1600, 556], [16, 28]) +
  gables('stone', 8, { base: 590, low: 14, high: 40, width: [34, 60] }) +
  gables('brick', 18, { base: 592, low: 2, high: 16, width: [30, 56] }) +
  cypresses(5, 9, 8, [840, 590, 900, 606]) +
  cypresses(5, 10, 8, [1330, 590, 1500, 606]) +
  shore(2, 604, 22);
