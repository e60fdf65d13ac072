import { yacht } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { box, cut, type Drawing, disc, even, sheet, strip } from '../../paper.ts';
import { palm } from '../../plants.ts';
import { lamps, skyline } from '../../town.ts';

export const manila: Drawing =
  hills(1, 5, 420, 80, 190) +
  skyline(1, 34, { base: 470, to: 900, low: 30, high: 140 }) +
  mist(480, 90) +
  skyline(2, 8, { base: 480, from: 1200, low: 20, high: 150 }) +
  lamps(3, [0, 360, 1600, 470], 80) +
  sheet(
    'stone',
    `${box(960, 330, 64, 170)}${box(974, 284, 36, 48)}${box(1024, 380, 190, 120)}M1024 384l60-44 60 44Z`,
  ) +
  sheet(
    'jade',
    `${even(992, 286, [
      [22, 0],
      [16, 18],
      [8, 26],
      [0, 44],
    ])}M1096 340q0-64 54-74v-24 24q54 10 54 74Z`,
  ) +
  sheet('stone', box(1096, 336, 108, 46)) +
  cut(
    'shade',
    `${box(1150, 336, 54, 46)}${box(1170, 382, 44, 118)}M1066 500v-60q18-26 36 0v60ZM982 420v-40q10-14 20 0v40ZM984 322v-20q8-10 16 0v20ZM982 500v-40q10-14 20 0v40ZM1110 372v-20q6-8 12 0v20ZM1134 372v-20q6-8 12 0v20ZM1034 500v-40q8-12 16 0v40ZM1124 500v-40q8-12 16 0v40Z`,
    0.42,
  ) +
  cut('gold', disc(1084, 404, 12)) +
  sheet(
    4,
    'M-40 560V500h760v-10h30v10h30v-10h30v10h30v-10h30v10h470v-10h30v10h30v-10h30v10h170v60Z',
  ) +
  strip(
    2,
    1.5,
    'M780 520h70m20 0h60m30 0h80m20 0h60m30 0h90m20 0h60M800 540h60m30 0h80m20 0h60m30 0h90m20 0h80',
    0.35,
  ) +
  water(550, 4, 1120) +
  palm(900, 560, 230, -46) +
  palm(1270, 560, 270, 40) +
  palm(1330, 566, 200, 20) +
  yacht(1120, 590, 0.6);
