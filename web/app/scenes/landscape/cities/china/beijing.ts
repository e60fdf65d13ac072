import { mist, peaks } from '../../land.ts';
import { box, cut, type Drawing, disc, even, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { eaves } from '../../roofs.ts';
import { curvedRoofs } from '../../town.ts';

const watchtower = (x: number, y: number, scale = 1): string =>
  even(x, y, [
    [20 * scale, -8],
    [17 * scale, 34 * scale],
    [20 * scale, 34 * scale],
    [20 * scale, 44 * scale],
    [12 * scale, 44 * scale],
    [12 * scale, 38 * scale],
    [5 * scale, 38 * scale],
    [5 * scale, 44 * scale],
  ]);

export const beijing: Drawing =
  peaks(1, 430, [
    [100, 90],
    [320, 150],
    [540, 110],
    [800, 170],
    [1020, 120],
    [1260, 160],
    [1480, 190],
  ]) +
  sheet(2, 'M-40 470Q200 380 330 360t220 40 210-60 170 50 190 60H1640V600H-40Z') +
  strip('stone', 9, 'M-40 462Q200 372 330 352t220 40 210-60 170 50', 0.9) +
  sheet(
    'stone',
    watchtower(330, 356, 0.9) + watchtower(560, 394, 0.8) + watchtower(760, 334, 0.9),
  ) +
  mist(490, 90) +
  curvedRoofs(3, 5, { base: 520, low: 10, high: 44 }) +
  wood('leaf', 6, 26, [820, 500, 960, 530], [20, 36]) +
  wood('leaf', 7, 26, [1250, 500, 1460, 530], [20, 36]) +
  sheet('stone', `${box(920, 520, 360, 20)}${box(940, 500, 320, 20)}${box(964, 480, 272, 20)}`) +
  strip('shade', 3, 'M924 514h352M944 494h312M968 474h264', 0.3) +
  sheet('red', `${box(1030, 410, 140, 72)}${box(1046, 344, 108, 30)}${box(1060, 282, 80, 28)}`) +
  cut('gold', `${box(1030, 416, 140, 4)}${box(1046, 350, 108, 4)}${box(1060, 288, 80, 4)}`) +
  cut(
    'shade',
    `${box(1044, 430, 20, 52)}${box(1074, 430, 20, 52)}${box(1106, 430, 20, 52)}${box(1136, 430, 20, 52)}${box(1100, 344, 54, 30)}${box(1100, 282, 40, 28)}`,
    0.28,
  ) +
  sheet(4, eaves(1100, 414, 108, 46, 0.5)) +
  sheet(4, eaves(1100, 348, 88, 44, 0.46)) +
  sheet(4, 'M1028 280q40-8 58-48 8-16 14-18 6 2 14 18 18 40 58 48-10 10-34 12h-76q-24-2-34-12Z') +
  cut('gold', `${disc(1100, 208, 8)}M1094 214h12v8h-12Z`) +
  sheet(5, 'M-40 600V558h880v-8h520v8h280v42Z') +
  strip(3, 2, 'M1060 540l-30 60M1140 540l30 60', 0.5);
