import { birds, junk } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { cut, type Drawing, even, sheet, strip } from '../../paper.ts';
import { floors, lamps, skyline } from '../../town.ts';

export const hongKong: Drawing =
  hills(1, 3, 350, 130, 150) +
  mist(440, 90) +
  hills(2, 9, 400, 150, 190) +
  skyline(2, 31, { base: 470, low: 40, high: 150, width: [18, 34] }) +
  lamps(5, [0, 350, 1600, 462], 70) +
  skyline(3, 57, { base: 470, from: 640, low: 40, high: 190, width: [18, 34] }) +
  sheet(
    4,
    even(930, 470, [
      [25, 0],
      [25, 214],
      [21, 222],
      [21, 238],
      [17, 240],
      [16, 256],
    ]),
  ) +
  floors(908, 226, 44, 460, 14) +
  sheet(5, 'M1014 470V218l26-40 26 40V470Z') +
  strip(
    2,
    2,
    'M1014 300l52-62M1014 238l52 62M1014 384l52-84M1014 300l52 84M1014 470l52-86M1014 384l52 86M1040 178V130M1048 190V142',
    0.75,
  ) +
  sheet(
    4,
    even(1146, 470, [
      [30, 0],
      [30, 282],
      [27, 300],
      [22, 312],
      [19, 326],
      [13, 326],
      [12, 316],
    ]),
  ) +
  cut('shade', 'M1146 146h12l7 12 5 12 6 18V470h-30Z', 0.22) +
  floors(1118, 186, 28, 460, 15) +
  sheet(
    5,
    even(1232, 470, [
      [22, 0],
      [22, 176],
      [12, 200],
      [2, 206],
      [0, 250],
    ]),
  ) +
  lamps(17, [1020, 230, 1060, 460], 44) +
  lamps(18, [1120, 190, 1172, 460], 60) +
  lamps(19, [908, 250, 950, 460], 40) +
  skyline(5, 88, { base: 472, from: 700, to: 1560, low: 10, high: 66, width: [16, 34] }) +
  lamps(20, [700, 424, 1550, 466], 60) +
  water(472, 3, 1060) +
  junk(1096, 544, 0.86) +
  birds([
    [960, 200, 8],
    [990, 222, 6],
  ]);
