import { expect, test } from 'vitest';
import { joinCounters, joinsCounters } from './line-ends.ts';

test('no line ends between a figure and its counter', () => {
  expect(joinCounters('zh-hk', '須於起飛前60分鐘辦理，每位最多2件，每件23 kg')).toBe(
    '須於起飛前60\u2060分鐘辦理，每位最多2\u2060件，每件23 kg',
  );
});

test('Japanese lines end between phrases already', () => {
  expect(joinsCounters('zh-hk')).toBe(true);
  expect(joinsCounters('ja')).toBe(false);
});
