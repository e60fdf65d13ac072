import { expect, it } from 'vitest';
import { CABINS } from './cabins.ts';
import { MEAL_BANDS, MEAL_COURSES, SPECIAL_MEALS_FROM_MINUTES } from './meal-service.ts';

it('the bands begin at nothing and follow one another', () => {
  const starts = MEAL_BANDS.map(({ fromMinutes }) => fromMinutes);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

it('no one is served less on a longer flight, and Business never less than Economy', () => {
  const worth = (at: number, cabin: (typeof CABINS)[number]) =>
    (MEAL_BANDS[at]?.courses[cabin] ?? []).reduce(
      (sum, course) => sum + 1 + MEAL_COURSES.indexOf(course),
      0,
    );
  for (const at of MEAL_BANDS.keys()) {
    expect(worth(at, 'BUSINESS')).toBeGreaterThan(worth(at, 'ECONOMY'));
    for (const cabin of CABINS) expect(worth(at, cabin)).toBeGreaterThan(worth(at - 1, cabin));
  }
});

it('special meals begin where every cabin has a meal', () => {
  const first = MEAL_BANDS.find(({ courses }) =>
    CABINS.every((cabin) => !courses[cabin].includes('SNACK')),
  );
  expect(first?.fromMinutes).toBe(SPECIAL_MEALS_FROM_MINUTES);
});
