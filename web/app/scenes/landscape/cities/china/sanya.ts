import { birds, yacht } from '../../boats.ts';
import { hills, mist, shore, water } from '../../land.ts';
import { cut, type Drawing, sheet } from '../../paper.ts';
import { palm, wood } from '../../plants.ts';

export const sanya: Drawing =
  hills(1, 5, 440, 80, 130) +
  mist(470, 60) +
  water(430, 8, 1200) +
  sheet(2, 'M700 462q50-80 130-86 60-50 120-12 70 8 90 50 40 10 70 48Z') +
  wood('leaf', 6, 16, [760, 440, 1050, 462], [16, 30]) +
  sheet('stone', 'M-40 540q500-60 900-36t740-20V600H-40Z') +
  sheet(4, 'M1090 520q-6-70 30-78 40-8 52 30 40-16 62 16 10 20 6 36Z') +
  cut('shade', 'M1150 520q20-40 14-72 10 10 8 24 40-16 62 16 10 20 6 36Z', 0.22) +
  yacht(940, 480, 0.7) +
  palm(980, 570, 310, 66) +
  palm(920, 590, 230, -40) +
  palm(1330, 580, 330, -70) +
  palm(1400, 590, 250, 34) +
  birds([
    [1130, 250, 9],
    [1160, 232, 7],
  ]) +
  shore(6, 596, 26);
