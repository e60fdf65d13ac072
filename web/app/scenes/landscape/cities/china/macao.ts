import { hills, mist, shore } from '../../land.ts';
import { box, cut, type Drawing, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { gables, lamps } from '../../town.ts';

export const macao: Drawing =
  hills(1, 12, 410, 90, 170) +
  sheet(
    2,
    'M1262 470V250q-44-26-58-76 26 8 46 30-10-46 18-96 26 50 18 96 20-22 44-30-12 50-56 76V470Z',
  ) +
  strip(1, 2, 'M1262 250q-4-60 6-140M1256 250q-24-20-44-62M1270 250q26-20 46-62', 0.7) +
  mist(480, 120) +
  gables(3, 5, { base: 500, low: 40, high: 110 }) +
  lamps(2, [0, 430, 1600, 490], 50) +
  sheet(
    'stone',
    'M930 500V356h14v-62h16v-58h26q6-26 34-44v-8h-5v-6h5v-10h6v10h5v6h-5v8q28 18 34 44h26v58h16v62h14V500Z',
  ) +
  cut(
    'shade',
    `${box(952, 300, 16, 46)}${box(1078, 300, 16, 46)}${box(984, 302, 18, 44)}${box(1044, 302, 18, 44)}M1010 346v-40q13-16 26 0v40ZM946 500v-92h26v92ZM1008 500V412q15-18 30 0v88ZM1074 500v-92h26v92ZM1008 236q15-18 30 0v30h-30ZM976 256h14v26h-14ZM1056 256h14v26h-14ZM1016 204h14v14h-14Z`,
    0.5,
  ) +
  strip(
    'shade',
    2,
    'M928 356h190M942 294h162M958 236h130M984 356V300M1062 356V300M1002 294V240M1044 294V240',
    0.35,
  ) +
  sheet(4, 'M820 600q40-60 110-100h186q70 40 110 100Z') +
  strip(3, 3, 'M900 520h246M884 534h278M866 550h314M846 568h354', 0.6) +
  wood(5, 4, 16, [640, 540, 860, 590], [24, 40]) +
  wood(5, 7, 18, [1200, 540, 1560, 590], [24, 40]) +
  shore(3, 596, 24);
