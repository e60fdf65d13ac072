import { birds } from '../../boats.ts';
import { mist, peaks } from '../../land.ts';
import { box, cut, type Drawing, even, sheet, strip } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { roof } from '../../roofs.ts';
import { curvedRoofs, lamps, skyline } from '../../town.ts';

export const seoul: Drawing =
  peaks(1, 430, [
    [80, 120],
    [270, 190],
    [470, 130],
    [680, 210],
    [860, 170],
    [1340, 190],
    [1520, 140],
  ]) +
  mist(450, 80) +
  sheet(2, 'M760 480q120-20 210-110 60-54 130-56 70 2 130 56 90 90 220 110Z') +
  wood(2, 8, 40, [860, 400, 1340, 460], [18, 30]) +
  sheet(
    4,
    `${even(1100, 322, [
      [9, 0],
      [7, 96],
    ])}M1080 226h40l4-10v-18l-10-12h-28l-10 12v18ZM1090 188h20v-14h-20ZM1096 176l2-70 2-34 2 34 2 70Z`,
  ) +
  cut('lamp', box(1080, 204, 40, 4), 0.8) +
  skyline(3, 14, { base: 500, low: 20, high: 96, width: [18, 36] }) +
  lamps(2, [0, 420, 1600, 490], 90) +
  sheet('stone', 'M880 560V476h440v84Z') +
  strip(
    'shade',
    1.5,
    'M884 500h120m10 0h60m60 0h70m10 0h100M884 524h60m10 0h120m60 0h120m10 0h60',
    0.3,
  ) +
  cut(
    'shade',
    'M1072 560v-44q28-34 56 0v44ZM964 560v-34q20-26 40 0v34ZM1196 560v-34q20-26 40 0v34Z',
    0.6,
  ) +
  sheet('jade', box(930, 440, 340, 36)) +
  cut('red', Array.from({ length: 10 }, (_, index) => box(936 + index * 36, 436, 7, 40)).join('')) +
  roof(5, 1100, 444, 224, 36, 0.78) +
  sheet('jade', box(970, 380, 260, 30)) +
  cut('red', Array.from({ length: 8 }, (_, index) => box(976 + index * 35, 378, 7, 32)).join('')) +
  roof(5, 1100, 386, 180, 50, 0.66) +
  curvedRoofs(5, 6, { to: 860, base: 604, low: 20, high: 60 }) +
  curvedRoofs(5, 7, { from: 1350, base: 604, low: 20, high: 60 }) +
  sheet(4, 'M-40 600V560H1640V600Z') +
  birds(
    [
      [930, 270, 7],
      [1280, 240, 8],
    ],
    4,
  );
