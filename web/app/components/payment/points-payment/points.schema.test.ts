import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pointsSchema } from './points.schema.ts';

function problemOf(points: string) {
  const { issues } = v.safeParse(pointsSchema({ usable: 98, available: 1200 }), {
    points,
    consumptionPassword: '135790',
  });
  return issues?.[0].message ?? null;
}

test.each([
  ['98', null],
  ['1', null],
  ['', 'REQUIRED'],
  ['0', 'POINTS_OUT_OF_RANGE'],
  ['-5', 'POINTS_OUT_OF_RANGE'],
  ['9.5', 'POINTS_OUT_OF_RANGE'],
  ['99', 'POINTS_OUT_OF_RANGE'],
  ['1200', 'POINTS_OUT_OF_RANGE'],
  ['1201', 'POINTS_NOT_ENOUGH'],
])('“%s” where the order takes 98 of 1,200 points: %s', (typed, problem) => {
  expect(problemOf(typed)).toBe(problem);
});
