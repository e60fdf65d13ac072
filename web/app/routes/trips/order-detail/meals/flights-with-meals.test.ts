import { expect, test } from 'vitest';
import { flightsWithMeals, type MealPassenger } from './flights-with-meals.ts';

const UNTIL = '2027-03-01T00:00:00Z';
const on = (index: number, code: string | null) =>
  ({
    id: `${index} ${code}`,
    segment: { id: `${index}`, index },
    capabilities: [
      {
        action: 'CHOOSE_MEAL',
        allowed: !code,
        until: code ? null : UNTIL,
        reason: code ? { code } : null,
      },
    ],
  }) as MealPassenger;

test('a flight offers meals for those who may still choose, with the deadline, else it says why not, once', () => {
  const flights = flightsWithMeals([
    on(0, null),
    on(0, 'REFUND_IN_PROGRESS'),
    on(1, 'NO_MEAL_SERVED'),
    on(1, 'NO_MEAL_SERVED'),
  ]);
  expect(flights.map(({ choosing, until, reasons }) => [choosing.length, until, reasons])).toEqual([
    [1, UNTIL, []],
    [0, null, ['NO_MEAL_SERVED']],
  ]);
});
