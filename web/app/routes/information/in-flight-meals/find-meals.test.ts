import { expect, it } from 'vitest';
import { findMeals, type ListedMeal } from './find-meals.ts';

const MEALS: readonly ListedMeal[] = [
  { code: 'VGML', name: 'Vegan', about: 'No meat, fish, milk or eggs.' },
  { code: 'GFML', name: 'Gluten-free', about: 'No wheat, rye or barley.' },
  { code: 'KSML', name: 'ユダヤ教徒用', about: 'コーシャミール' },
];
const found = (sought: string) => findMeals(MEALS, sought).map(({ code }) => code);

it('meals are found by code, by name and by what is in them', () => {
  expect(found('gfml')).toEqual(['GFML']);
  expect(found('vega')).toEqual(['VGML']);
  expect(found('wheat')).toEqual(['GFML']);
  expect(found('コーシャ')).toEqual(['KSML']);
});

it('hyphens, spaces and half-width letters do not matter', () => {
  expect(found('gluten free')).toEqual(['GFML']);
  expect(found('GlutenFree')).toEqual(['GFML']);
  expect(found('ｋｓｍｌ')).toEqual(['KSML']);
});

it('every word must be there', () => {
  expect(found('no eggs')).toEqual(['VGML']);
  expect(found('eggs rye')).toEqual([]);
});

it('nothing looked for finds all', () => {
  expect(found('  ')).toHaveLength(MEALS.length);
});
