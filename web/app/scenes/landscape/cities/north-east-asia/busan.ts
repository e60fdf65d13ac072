import { birds, yacht } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { box, cut, type Drawing, sheet, strip } from '../../paper.ts';
import { gables, lamps, skyline } from '../../town.ts';

export const busan: Drawing =
  hills(1, 5, 420, 100, 170) +
  mist(450, 80) +
  skyline(2, 7, { base: 470, from: 1160, low: 60, high: 250, width: [24, 44] }) +
  lamps(2, [1160, 240, 1600, 460], 90) +
  hills(2, 9, 470, 90, 120) +
  gables('brick', 4, { to: 800, base: 480, low: 10, high: 60, width: [16, 28] }) +
  gables('stone', 5, { to: 780, base: 492, low: 4, high: 40, width: [16, 28] }) +
  lamps(4, [0, 430, 780, 480], 60) +
  water(474, 6, 1120) +
  sheet(
    4,
    `${box(960, 220, 10, 280)}${box(984, 220, 10, 280)}${box(960, 236, 34, 8)}${box(960, 300, 34, 8)}${box(960, 372, 34, 8)}${box(1280, 220, 10, 280)}${box(1304, 220, 10, 280)}${box(1280, 236, 34, 8)}${box(1280, 300, 34, 8)}${box(1280, 372, 34, 8)}`,
  ) +
  strip(4, 4, 'M560 420Q800 370 976 224 1136 520 1296 224 1450 370 1640 410') +
  strip(
    4,
    1.5,
    'M1010 280v116M1040 324v72M1070 354v42M1100 368v28M1136 374v22M1172 368v28M1202 354v42M1232 324v72M1262 280v116M940 256v140M900 288v108M860 316v80M820 340v56M780 358v38M1332 256v140M1372 288v108M1412 316v80M1452 340v56',
  ) +
  sheet(5, 'M-40 396H1640v16H-40Z') +
  cut(
    'lamp',
    Array.from({ length: 30 }, (_, index) => box(560 + index * 36, 400, 5, 3)).join(''),
    0.7,
  ) +
  sheet(5, 'M936 506q0-14 14-14h54q14 0 14 14ZM1256 506q0-14 14-14h54q14 0 14 14Z') +
  yacht(1100, 560, 0.9) +
  yacht(1210, 530, 0.5, 'red') +
  birds([
    [1050, 200, 10],
    [1090, 180, 8],
    [1180, 220, 7],
  ]);
