import { birds, longtail } from '../../boats.ts';
import { mist, water } from '../../land.ts';
import { box, cut, type Drawing, even, placed, sheet, strip } from '../../paper.ts';
import { palm, wood } from '../../plants.ts';
import { gables, skyline } from '../../town.ts';

const prang = (x: number, base: number, scale: number): Drawing =>
  placed(
    x,
    base,
    scale,
    sheet(
      'stone',
      even(0, 0, [
        [96, 0],
        [96, 26],
        [82, 28],
        [82, 56],
        [68, 60],
        [68, 84],
        [54, 88],
        [52, 116],
        [38, 122],
        [34, 150],
        [24, 156],
        [22, 200],
        [17, 236],
        [9, 258],
        [3, 266],
        [2, 300],
        [0, 318],
      ]),
    ) +
      cut(
        'shade',
        'M0-318l2 18 1 34 6 8 8 22 5 36 2 44 10 6 4 28 14 6 2 28 14 4v24l14 4v28l14 2v26H0Z',
        0.2,
      ) +
      strip('red', 3, 'M-92-13H92M-78-42H78M-64-72H64', 0.55) +
      strip('jade', 3, 'M-48-102H48M-32-136H32M-20-170H20M-18-190H18M-15-220H15', 0.6) +
      cut('shade', 'M-12-84v-22q12-16 24 0v22ZM-8-124v-16q8-10 16 0v16Z', 0.5),
  );

export const bangkok: Drawing =
  skyline(1, 6, { base: 480, low: 20, high: 140 }) +
  mist(490, 110) +
  gables(2, 3, { base: 496, low: 14, high: 44 }) +
  wood('leaf', 3, 40, [500, 478, 1640, 496], [16, 30]) +
  prang(960, 500, 0.6) +
  prang(1240, 500, 0.6) +
  prang(1100, 500, 1.2) +
  sheet('stone', box(800, 478, 600, 26)) +
  sheet('snow', 'M820 500V468h60V500ZM1320 500V468h60V500Z') +
  sheet('red', 'M806 470l44-52 44 52ZM1306 470l44-52 44 52Z') +
  cut(
    'gold',
    'M850 404l5 14 34 50h6l-40-58ZM850 404l-5 14-34 50h-6l40-58ZM1350 404l5 14 34 50h6l-40-58ZM1350 404l-5 14-34 50h-6l40-58Z',
  ) +
  water(502, 6, 1100) +
  longtail(1040, 566, 0.9, 'jade') +
  palm(1370, 606, 220, 30) +
  palm(1440, 606, 280, -40) +
  birds([
    [980, 190, 8],
    [1010, 174, 6],
  ]);
