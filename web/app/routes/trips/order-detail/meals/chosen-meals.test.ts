import { expect, test } from 'vitest';
import { changedMeals, mealsAsTheyAre } from './chosen-meals.ts';
import type { MealPassenger } from './flights-with-meals.ts';

const eating = (id: string, code: string | null, state = 'REQUESTED') =>
  ({ id, specialMeal: code && { code, state } }) as MealPassenger;
const party = [eating('a', 'VGML'), eating('b', null), eating('c', 'KSML', 'NOT_CARRIED_OVER')];

test('only what differs from the meals on board is sent, and the usual meal as none', () => {
  const asTheyAre = mealsAsTheyAre(party);
  expect(asTheyAre).toEqual({ a: 'VGML', b: '', c: '' });
  expect(changedMeals(party, asTheyAre)).toEqual([]);
  expect(changedMeals(party, { ...asTheyAre, a: '', b: 'MOML' })).toEqual([
    { passengerSegmentId: 'a', meal: null },
    { passengerSegmentId: 'b', meal: 'MOML' },
  ]);
});

test('a meal that was not carried over is requested again', () => {
  expect(changedMeals(party, { ...mealsAsTheyAre(party), c: 'KSML' })).toEqual([
    { passengerSegmentId: 'c', meal: 'KSML' },
  ]);
});
