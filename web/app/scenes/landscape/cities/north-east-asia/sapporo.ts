import { hills, mist, peaks } from '../../land.ts';
import { box, cut, type Drawing, disc, even, sheet, strip } from '../../paper.ts';
import { firs } from '../../plants.ts';

const lavender: Drawing =
  hills('pink', 9, 560, 40, 300) +
  strip(
    3,
    5,
    'M1100 540q-90 20-330 60M1100 540q-60 20-200 60M1100 540q-20 20-70 60M1100 540q20 20 60 60M1100 540q70 20 200 60M1100 540q90 20 340 60',
    0.5,
  );

/** The clock tower, in its summer of lavender or deep in snow. */
export const sapporo = (snowy: boolean): Drawing =>
  peaks(
    1,
    440,
    [
      [60, 150],
      [300, 200],
      [520, 160],
      [760, 240],
      [980, 180],
      [1210, 290],
      [1420, 200],
      [1600, 240],
    ],
    snowy ? 0.5 : 0.3,
  ) +
  mist(450, 90) +
  firs(3, 5, 34, [-20, 446, 1620, 476], [32, 56]) +
  hills(snowy ? 'snow' : 'leaf', 4, 500, 40, 260) +
  firs(4, 22, 15, [300, 484, 960, 520], [56, 88], snowy) +
  firs(4, 23, 10, [1260, 484, 1600, 520], [56, 88], snowy) +
  sheet('stone', `${box(1010, 420, 190, 96)}M1004 424h202l-22-44H1026Z`) +
  cut('red', 'M1000 426h210l-26-48H1026ZM1056 384l-22 40h100l-22-40Z') +
  sheet('stone', `${box(1076, 302, 58, 120)}`) +
  sheet(
    'red',
    even(1105, 304, [
      [38, 0],
      [30, 12],
      [10, 34],
      [10, 52],
      [0, 70],
    ]),
  ) +
  sheet('snow', disc(1105, 338, 19)) +
  strip(5, 2.5, 'M1105 338V325M1105 338l8 5') +
  (snowy
    ? cut(
        'snow',
        'M1000 426q20-10 26-48h158l4 8H1050l-14 40ZM1068 304l8-12q16-4 19-24h10v22q-14 2-20 14Z',
      )
    : '') +
  cut(
    'shade',
    `${box(1105, 360, 29, 62)}${box(1028, 446, 16, 30)}${box(1058, 446, 16, 30)}${box(1136, 446, 16, 30)}${box(1166, 446, 16, 30)}${box(1092, 460, 26, 56)}`,
    0.35,
  ) +
  cut(
    'lamp',
    `${box(1030, 448, 12, 26)}${box(1060, 448, 12, 26)}${box(1138, 448, 12, 26)}${box(1168, 448, 12, 26)}`,
    0.7,
  ) +
  (snowy ? hills('snow', 9, 560, 40, 300) : lavender) +
  firs(5, 7, 7, [700, 540, 960, 590], [88, 128], snowy) +
  firs(5, 8, 7, [1290, 540, 1560, 590], [88, 128], snowy) +
  (snowy ? strip(2, 2, 'M1100 530q-60 26-200 70M1112 530q-50 26-180 70', 0.6) : '');
