import { expect, test } from 'vitest';
import { figuresOf, moved } from './figures.ts';

const runOf = (page: number, rate: number) =>
  figuresOf({
    pages: [
      { name: '/account', value: '', ratio: { value: page, better: 'LESS' } },
      { name: 'a figure of this machine', value: '12 ms' },
    ],
    rates: [{ name: 'search', value: '', ratio: { value: rate, better: 'MORE' } }],
  });

test('only ratios are kept, by section and row', () => {
  expect(Object.keys(runOf(10, 0.5))).toEqual(['pages · /account', 'rates · search']);
});

test('what changed by more than a fifth is reported, the worst first; noise is not', () => {
  expect(moved(runOf(10, 0.5), runOf(11, 0.45))).toEqual([]);
  expect(moved(runOf(10, 0.5), runOf(20, 1))).toEqual([
    { name: 'pages · /account', value: '2.00 × before', note: '10.0 → 20.0', holds: false },
    { name: 'rates · search', value: '2.00 × before', note: '0.500 → 1.00', holds: true },
  ]);
});

test('a page that is new moved from nothing', () => {
  expect(moved({}, runOf(10, 0.5))).toEqual([]);
});
