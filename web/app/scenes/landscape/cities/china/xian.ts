import { birds } from '../../boats.ts';
import { mist, peaks } from '../../land.ts';
import { cut, type Drawing, even, sheet } from '../../paper.ts';
import { wood } from '../../plants.ts';
import { hall } from '../../roofs.ts';
import { curvedRoofs } from '../../town.ts';

export const xian: Drawing =
  peaks(1, 430, [
    [160, 110],
    [420, 160],
    [700, 120],
    [980, 170],
    [1240, 130],
    [1480, 170],
  ]) +
  mist(470, 100) +
  curvedRoofs(2, 7, { base: 500, low: 14, high: 60 }) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((tier) => {
      const half = 70 - tier * 8;
      const y = 500 - tier * 46;
      const windows = [-0.5, 0, 0.5].map((at) => {
        const x = 1150 + Math.round(at * half * 1.1);
        return `M${x - 4} ${y - 6}v-18q4-6 8 0v18Z`;
      });
      return (
        sheet(
          'stone',
          even(1150, y, [
            [half, 0],
            [half - 4, 40],
            [half + 6, 42],
            [half + 2, 50],
          ]),
        ) +
        cut('shade', `M1150 ${y - 40}h${half - 4}l4 40h-${half}Z`, 0.16) +
        cut('shade', windows.join(''), 0.5)
      );
    })
    .join('') +
  sheet(
    'stone',
    even(1150, 178, [
      [20, 0],
      [10, 20],
      [4, 26],
      [4, 40],
      [0, 60],
    ]),
  ) +
  wood('leaf', 5, 40, [780, 496, 1500, 520], [20, 34]) +
  sheet(
    4,
    'M-40 600V536h800v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8h16v-8h16v8H1640V600Z',
  ) +
  hall(960, 536, 84, 40, 30, { walls: 'stone', roof: 5 }) +
  hall(960, 478, 62, 26, 34, { walls: 'stone', roof: 5 }) +
  cut('shade', 'M936 600v-30q24-30 48 0v30Z', 0.6) +
  birds(
    [
      [1040, 190, 8],
      [1064, 176, 6],
      [1250, 230, 7],
    ],
    5,
  );
