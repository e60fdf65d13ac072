import { expect, test } from 'vitest';
import { rowsOverWing } from './between-rows.ts';
import { aSeatMap } from './seat-map.test-support.ts';

test('rows beside the wings are those between its front and rear edge, as far as the map has them', () => {
  const rows = [10, 11, 12, 14, 15].map((number, index) => ({
    number,
    fromMm: 1000 * index,
    toMm: 1000 * (index + 1),
  }));
  const aircraft = {
    dimensions: { wingFromMm: 500, wingToMm: 3200 },
    seatPlan: { cabins: [{ cabin: 'ECONOMY' as const, rows }], exits: [], facilities: [] },
  };
  expect(rowsOverWing(aircraft, aSeatMap().cabins)).toEqual([11, 12, 14]);
});
