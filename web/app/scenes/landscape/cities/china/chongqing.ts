import { hills, mist, water } from '../../land.ts';
import { box, cut, type Drawing, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { lamps, skyline } from '../../town.ts';

const stilts = (seed: number, x: number, y: number, wide: number): Drawing =>
  sheet('brick', box(x, y - 34, wide, 36)) +
  cut(
    'shade',
    `M${x + 4} ${y}v26h4V${y}ZM${x + wide - 8} ${y}v26h4V${y}Z${box(x, y - 34, wide, 10)}`,
    0.4,
  ) +
  lamps(seed, [x + 8, y - 22, x + wide - 8, y - 6], 14) +
  roof(5, x + Math.round(wide / 2), y - 32, Math.round(wide / 2) + 14, 22, 0.6);

export const chongqing: Drawing =
  hills(1, 3, 380, 140, 130) +
  skyline(1, 12, { base: 420, low: 40, high: 190 }) +
  mist(440, 120) +
  skyline(2, 6, { base: 460, from: 700, low: 60, high: 260, width: [20, 40] }) +
  lamps(3, [700, 230, 1600, 440], 140) +
  strip(
    3,
    5,
    'M-40 430H760M180 430V250M520 430V250M-40 300Q100 260 180 252 350 440 520 252 640 330 760 420',
  ) +
  strip(
    3,
    1.5,
    'M230 300v130M280 350v80M350 372v58M420 350v80M470 300v130M580 296v134M640 340v90M120 276v154',
  ) +
  sheet(3, 'M860 600V330q60-40 130-30l30-40h190l40 60 90 20 60 60V600Z') +
  stilts(4, 1030, 290, 130) +
  stilts(5, 960, 346, 130) +
  stilts(6, 1110, 346, 160) +
  stilts(7, 910, 404, 140) +
  stilts(8, 1070, 404, 120) +
  stilts(9, 1210, 404, 140) +
  stilts(10, 890, 464, 170) +
  stilts(11, 1080, 464, 130) +
  stilts(12, 1230, 464, 150) +
  sheet('stone', 'M850 500h520l20 30H830Z') +
  cut(
    'shade',
    'M880 530v-14q10-12 20 0v14ZM930 530v-14q10-12 20 0v14ZM980 530v-14q10-12 20 0v14ZM1030 530v-14q10-12 20 0v14ZM1080 530v-14q10-12 20 0v14ZM1130 530v-14q10-12 20 0v14ZM1180 530v-14q10-12 20 0v14ZM1230 530v-14q10-12 20 0v14ZM1280 530v-14q10-12 20 0v14ZM1330 530v-14q10-12 20 0v14Z',
    0.4,
  ) +
  wood(4, 6, 20, [800, 500, 1420, 526], [10, 18]) +
  water(528, 6, 1100);
