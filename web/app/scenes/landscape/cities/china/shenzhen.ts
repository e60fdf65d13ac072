import { birds } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { cut, type Drawing, even, sheet, strip } from '../../paper.ts';
import { reeds, wood } from '../../plants.ts';
import { floors, lamps, skyline } from '../../town.ts';

export const shenzhen: Drawing =
  hills(1, 7, 420, 80, 180) +
  skyline(1, 3, { base: 480, low: 30, high: 150 }) +
  mist(480, 110) +
  skyline(2, 13, { base: 480, from: 560, low: 40, high: 180 }) +
  lamps(3, [560, 350, 1600, 470], 70) +
  sheet(
    4,
    even(1100, 480, [
      [34, 0],
      [34, 240],
      [25, 300],
      [5, 330],
      [3, 346],
      [0, 400],
    ]),
  ) +
  strip(2, 2, 'M1078 480V186M1089 480V168M1111 480V168M1122 480V186', 0.6) +
  cut('shade', 'M1100 90l3 44 2 16 20 30 9 60V480h-34Z', 0.2) +
  sheet(5, 'M974 480V250q2-66 32-84 30 18 32 84V480Z') +
  floors(978, 250, 56, 470, 13) +
  sheet(
    4,
    even(1196, 480, [
      [26, 0],
      [26, 190],
      [16, 200],
      [16, 226],
      [9, 232],
      [9, 250],
      [1, 252],
      [0, 296],
    ]),
  ) +
  sheet(
    3,
    even(1266, 480, [
      [24, 0],
      [22, 150],
      [0, 170],
    ]),
  ) +
  lamps(5, [978, 250, 1034, 470], 50) +
  lamps(6, [1070, 200, 1130, 470], 60) +
  lamps(7, [1174, 300, 1218, 470], 40) +
  skyline(5, 19, { base: 484, from: 780, to: 1480, low: 10, high: 50 }) +
  sheet('red', 'M930 476q86-44 170-16t170-8q-80 44-170 14t-170 10Z') +
  wood(5, 6, 40, [700, 482, 1560, 496], [12, 20]) +
  water(490, 7, 1180) +
  reeds(5, 4, 40, [820, 590, 1420, 604]) +
  birds([
    [950, 200, 11],
    [990, 176, 8],
    [1000, 540, 9],
  ]);
