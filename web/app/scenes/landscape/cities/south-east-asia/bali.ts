import { birds } from '../../boats.ts';
import { hills, mist } from '../../land.ts';
import { cut, type Drawing, mirrored, placed, sheet, strip } from '../../paper.ts';
import { palm, reeds, wood } from '../../plants.ts';

const splitGate =
  'M0 0V-330h-10l-4-20h-12v-14h-12l4 30h-14v26h-10l4 24h-12v28h-10l4 26h-14v30h-10l4 28h-16v34h-10l6 30h-18v40h-10v42Z';

export const bali: Drawing =
  sheet(
    1,
    'M520 470Q820 420 960 300q90-96 128-130l20-8 26 10 22-6q50 40 110 120 130 150 374 184Z',
  ) +
  cut('shade', 'M1108 162l26 10 22-6q50 40 110 120 130 150 374 184h-330q-130-140-202-308Z', 0.14) +
  mist(470, 130) +
  hills(2, 6, 480, 60) +
  wood('leaf', 6, 40, [500, 470, 1640, 500], [20, 36]) +
  palm(800, 520, 170, -20, 4) +
  palm(1390, 520, 190, 20, 4) +
  sheet(3, 'M-40 560q400-40 820-30t860-10V600H-40Z') +
  placed(
    1062,
    552,
    1,
    sheet('brick', splitGate) +
      strip(
        'shade',
        3,
        'M-130-44H0M-118-84H0M-110-118H0M-96-148H0M-82-178H0M-72-204H0M-58-232H0M-46-258H0M-34-286H0M-24-312H0',
        0.35,
      ) +
      cut('shade', 'M0 0V-330h-7V0Z', 0.4),
  ) +
  mirrored(
    1138,
    552,
    1,
    sheet('brick', splitGate) +
      strip(
        'shade',
        3,
        'M-130-44H0M-118-84H0M-110-118H0M-96-148H0M-82-178H0M-72-204H0M-58-232H0M-46-258H0M-34-286H0M-24-312H0',
        0.35,
      ) +
      cut('shade', 'M0 0V-330h-7V0Z', 0.4),
  ) +
  sheet('stone', 'M1040 600l16-48h88l16 48Z') +
  strip('shade', 2, 'M1052 562h96M1048 574h104M1044 586h112', 0.3) +
  cut('gold', 'M920 552v-70l-12 6 12-34 12 34-12-6v70ZM1280 552v-70l-12 6 12-34 12 34-12-6v70Z') +
  wood(5, 3, 12, [820, 580, 940, 606], [22, 36]) +
  wood(5, 4, 14, [1270, 580, 1420, 606], [22, 36]) +
  reeds(5, 3, 20, [820, 600, 1400, 606]) +
  birds([
    [980, 190, 9],
    [1010, 172, 7],
  ]);
