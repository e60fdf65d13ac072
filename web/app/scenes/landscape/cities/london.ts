import { arches } from '../boats.ts';
import { hills, mist, water } from '../land.ts';
import { box, cut, type Drawing, disc, even, sheet, strip } from '../paper.ts';
import { wood } from '../plants.ts';
import { pinnacles } from '../roofs.ts';
import { gables, lamps, skyline } from '../town.ts';

export const london: Drawing =
  hills(1, 3, 430, 40) +
  skyline(1, 12, { base: 480, low: 20, high: 90 }) +
  sheet(
    1,
    even(560, 480, [
      [44, 0],
      [4, 250],
      [0, 280],
    ]),
  ) +
  mist(480, 90) +
  strip(2, 4, 'M800 360a96 96 0 1 1 192 0a96 96 0 1 1-192 0') +
  strip(
    2,
    1.5,
    'M896 264v192M800 360h192M828 292l136 136M828 428l136-136M860 271l72 178M932 271l-72 178M807 324l178 72M807 396l178-72M896 360l-44 120M896 360l44 120',
  ) +
  gables(2, 9, { base: 490, low: 20, high: 70 }) +
  lamps(4, [600, 440, 1600, 480], 50) +
  sheet(
    4,
    `M940 490V398h120v-10h30v10h110v-12h60v12h260V490Z${pinnacles([952, 986, 1020, 1054, 1200, 1240, 1280, 1320, 1360, 1400, 1440], 400, 6, 44)}${even(
      1540,
      490,
      [
        [42, 0],
        [42, 210],
        [38, 216],
        [38, 226],
      ],
    )}${pinnacles([1504, 1576], 270, 8, 44)}`,
  ) +
  strip(2, 2, 'M946 420h150M946 446h150M1160 420h340M1160 446h340', 0.4) +
  lamps(6, [950, 408, 1090, 486], 30) +
  lamps(7, [1160, 408, 1490, 486], 60) +
  sheet(
    5,
    even(1126, 490, [
      [27, 0],
      [27, 236],
      [32, 240],
      [32, 304],
      [27, 308],
      [27, 326],
      [30, 328],
      [15, 362],
      [15, 380],
      [17, 382],
      [3, 420],
      [0, 446],
    ]),
  ) +
  cut('shade', 'M1126 44l3 26 14 38h-2v18l15 34-3 2v18l5 4v64l-5 4V490h-27Z', 0.25) +
  sheet('stone', disc(1126, 218, 24)) +
  strip(5, 3, 'M1126 218V201M1126 218l11 7') +
  strip(2, 2, 'M1108 262V480M1120 262V480M1132 262V480M1144 262V480', 0.4) +
  cut('lamp', `${box(1108, 168, 7, 12)}${box(1122, 168, 7, 12)}${box(1136, 168, 7, 12)}`, 0.8) +
  arches(4, [-40, 900], 540, 46, 7) +
  water(532, 9, 1126) +
  wood(5, 3, 14, [1250, 590, 1620, 610], [24, 40]);
