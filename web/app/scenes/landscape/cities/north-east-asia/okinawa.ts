import { birds, yacht } from '../../boats.ts';
import { hills, shore, water } from '../../land.ts';
import { box, cut, type Drawing, sheet, strip } from '../../paper.ts';
import { palm, wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';

export const okinawa: Drawing =
  water(400, 3, 1240) +
  sheet(2, 'M500 436q80-40 180-34t160 30ZM1330 430q80-36 170-26t140 28Z') +
  hills(3, 6, 520, 60, 180) +
  wood('leaf', 3, 34, [780, 480, 1420, 520], [22, 38]) +
  sheet(
    'red',
    `${box(980, 390, 20, 150)}${box(1060, 390, 16, 150)}${box(1124, 390, 16, 150)}${box(1200, 390, 20, 150)}${box(966, 400, 268, 16)}${box(980, 440, 240, 12)}`,
  ) +
  cut('gold', box(1076, 418, 48, 20)) +
  roof('brick', 1100, 398, 176, 40, 0.72) +
  sheet('red', box(1010, 344, 180, 18)) +
  roof('brick', 1100, 350, 140, 44, 0.62) +
  strip(
    'shade',
    1.5,
    'M1040 310v34M1060 308v36M1080 308v36M1100 308v36M1120 308v36M1140 308v36M1160 310v34',
    0.35,
  ) +
  sheet('stone', 'M700 600q60-70 160-60h100v-22h60v22h160v-22h60v22h110q110 0 190 60Z') +
  strip(
    'shade',
    1.5,
    'M880 556h60m20 0h50M1190 556h70m20 0h60M860 576h80m30 0h60M1180 576h60m30 0h90',
    0.3,
  ) +
  palm(850, 600, 250, -46) +
  palm(1380, 600, 290, 54) +
  yacht(620, 470, 0.5) +
  birds([
    [960, 240, 9],
    [990, 222, 7],
  ]) +
  shore(8, 606, 22);
