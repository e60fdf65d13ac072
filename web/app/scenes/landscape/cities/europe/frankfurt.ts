import { arches } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { type Drawing, even, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { floors, gables, lamps, skyline } from '../../town.ts';

export const frankfurt: Drawing =
  hills(1, 8, 430, 70) +
  mist(470, 90) +
  skyline(2, 5, { base: 490, from: 560, low: 30, high: 130 }) +
  sheet(
    3,
    even(920, 490, [
      [24, 0],
      [24, 210],
      [6, 216],
    ]),
  ) +
  sheet(
    4,
    even(1000, 490, [
      [30, 0],
      [30, 260],
      [0, 330],
    ]),
  ) +
  floors(972, 240, 56, 480, 15) +
  sheet(3, 'M1062 490V196h20v-22h22v22h18V490Z') +
  strip(3, 3, 'M1092 176V96') +
  sheet(4, 'M1150 490V222q36-8 44 30V490Z') +
  sheet(4, 'M1206 490V180q30 0 38 40V490Z') +
  sheet(
    3,
    even(1300, 490, [
      [22, 0],
      [22, 170],
      [12, 180],
      [2, 182],
      [0, 270],
    ]),
  ) +
  lamps(3, [974, 240, 1028, 480], 50) +
  lamps(4, [1064, 210, 1120, 480], 50) +
  lamps(5, [1152, 240, 1240, 480], 60) +
  sheet(
    'brick',
    even(1090, 520, [
      [17, 0],
      [17, 120],
      [13, 124],
      [13, 150],
      [8, 154],
      [8, 176],
      [0, 212],
    ]),
  ) +
  gables('stone', 7, { from: 760, to: 1480, base: 530, low: 34, high: 60, width: [34, 52] }) +
  gables('brick', 21, { from: 700, to: 1520, base: 532, low: 6, high: 26, width: [26, 44] }) +
  lamps(8, [770, 490, 1470, 526], 50) +
  arches(4, [-40, 860], 552, 34, 8) +
  water(534, 8, 1120) +
  wood(5, 4, 14, [1300, 590, 1620, 606], [24, 40]);
