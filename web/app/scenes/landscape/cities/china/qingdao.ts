import { arches, birds, yacht } from '../../boats.ts';
import { hills, mist, water } from '../../land.ts';
import { box, cut, type Drawing, disc, even, sheet } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { gables } from '../../town.ts';

export const qingdao: Drawing =
  hills(1, 6, 400, 90, 160) +
  mist(440, 70) +
  hills(2, 10, 450, 60, 240) +
  gables('brick', 4, { from: 640, base: 470, low: 14, high: 60, width: [28, 46] }) +
  sheet(
    'stone',
    `${even(1216, 470, [
      [19, 0],
      [19, 110],
      [0, 190],
    ])}${even(1272, 470, [
      [19, 0],
      [19, 110],
      [0, 190],
    ])}${box(1216, 390, 56, 80)}`,
  ) +
  cut(
    'brick',
    `${even(1216, 360, [
      [20, 0],
      [0, 84],
    ])}${even(1272, 360, [
      [20, 0],
      [0, 84],
    ])}`,
  ) +
  cut('shade', `${disc(1244, 416, 11)}M1212 380h8v20h-8ZM1268 380h8v20h-8Z`, 0.45) +
  wood('leaf', 4, 30, [640, 464, 1600, 478], [12, 24]) +
  water(472, 8, 1180) +
  arches(4, [520, 1010], 530, 34, 7) +
  sheet('stone', 'M986 532v-66h116v66Z') +
  cut(
    'red',
    `${box(992, 470, 5, 60)}${box(1016, 470, 5, 60)}${box(1041, 470, 5, 60)}${box(1066, 470, 5, 60)}${box(1091, 470, 5, 60)}`,
  ) +
  roof(5, 1044, 470, 84, 34, 0.42) +
  sheet('stone', box(1012, 416, 64, 24)) +
  roof(5, 1044, 420, 58, 44, 0.1) +
  sheet(5, 'M960 548q0-18 24-18h120q24 0 24 18Z') +
  yacht(1250, 530, 0.7) +
  birds([
    [900, 330, 11],
    [940, 306, 8],
    [1120, 300, 8],
  ]);
