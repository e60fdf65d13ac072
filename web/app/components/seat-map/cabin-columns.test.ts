import { expect, test } from 'vitest';
import { betweenRows } from './between-rows.ts';
import { columnsOfGroups, groupsOf, widestOf } from './cabin-columns.ts';
import { aSeatMap } from './seat-map.test-support.ts';

test('two business seats share the columns of the three economy seats behind them', () => {
  const cabins = [{ columns: ['AC', 'DF'] }, { columns: ['ABC', 'DEF'] }];
  const counts = columnsOfGroups(cabins);
  expect(counts).toEqual([6, 6]);
  expect(groupsOf(cabins[0]!, counts).map(({ span }) => span)).toEqual([3, 3]);
  expect(groupsOf(cabins[1]!, counts).map(({ span }) => span)).toEqual([2, 2]);
  expect(widestOf(cabins)).toEqual([3, 3]);
});

test('doors, galleys and lavatories are before the row that they are in front of, and behind the last', () => {
  const rows = [11, 12, 14, 15].map((number, index) => ({
    number,
    fromMm: 1000 * (index + 1) + (number > 12 ? 1000 : 0),
    toMm: 1000 * (index + 2) + (number > 12 ? 1000 : 0),
  }));
  const plan = {
    cabins: [{ cabin: 'ECONOMY' as const, rows }],
    exits: [
      { kind: 'DOOR' as const, fromMm: 3000, toMm: 4000 },
      { kind: 'OVERWING' as const, fromMm: 1200, toMm: 1700 },
    ],
    facilities: [
      { kind: 'GALLEY' as const, side: 'FULL_WIDTH' as const, fromMm: 7000, toMm: 8000 },
      { kind: 'LAVATORY' as const, side: 'LEFT' as const, fromMm: 3100, toMm: 3900 },
    ],
  };
  expect([...betweenRows(plan, aSeatMap().cabins)]).toEqual([
    [14, { door: true, facilities: { LEFT: 'LAVATORY' } }],
    ['end', { door: false, facilities: { FULL_WIDTH: 'GALLEY' } }],
  ]);
});
