import { birds } from '../../boats.ts';
import { hills, mist } from '../../land.ts';
import { box, cut, type Drawing, disc, even, sheet } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { floors, lamps, skyline } from '../../town.ts';

const segment = (index: number): string =>
  even(1110, 404 - index * 33, [
    [24, 0],
    [36, 29],
    [33, 33],
  ]);

export const taipei: Drawing =
  hills(1, 10, 400, 110, 150) +
  mist(450, 100) +
  hills(2, 4, 450, 70, 130) +
  skyline(2, 19, { base: 490, low: 24, high: 110 }) +
  lamps(3, [0, 400, 1600, 480], 90) +
  sheet(
    4,
    even(1110, 490, [
      [52, 0],
      [36, 86],
    ]) +
      [0, 1, 2, 3, 4, 5, 6, 7].map(segment).join('') +
      even(1110, 140, [
        [22, 0],
        [22, 16],
        [14, 18],
        [14, 34],
        [8, 36],
        [6, 54],
        [2, 58],
        [0, 108],
      ]),
  ) +
  cut(
    'shade',
    'M1110 32v458h52l-16-86-12-4 12-29v-4l-9 0 9-29v-4l-9 0 9-29v-4l-9 0 9-29v-4l-9 0 9-29v-4l-9 0 9-29v-4l-9 0 9-29v-4h-14v-16h-8v-18h-6l-4-50Z',
    0.2,
  ) +
  cut('gold', disc(1110, 396, 7)) +
  floors(1084, 150, 52, 400, 11) +
  lamps(5, [1082, 150, 1138, 480], 60) +
  skyline(4, 29, { base: 520, low: 20, high: 70, width: [26, 50] }) +
  lamps(6, [0, 460, 1600, 510], 90) +
  hills('leaf', 7, 560, 70, 200) +
  sheet('stone', box(930, 470, 60, 40)) +
  roof('brick', 960, 474, 56, 30, 0.6) +
  sheet('red', box(944, 432, 32, 20)) +
  roof('brick', 960, 436, 38, 28, 0.4) +
  wood(5, 8, 30, [780, 550, 1080, 600], [24, 44]) +
  wood(5, 9, 30, [1180, 560, 1640, 606], [24, 44]) +
  birds([
    [960, 240, 9],
    [1000, 220, 7],
  ]);
