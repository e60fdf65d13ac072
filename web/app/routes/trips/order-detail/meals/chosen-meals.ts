import type { MealChoiceInput } from '#web/app/apollo/schema-types.gen.ts';
import type { MealPassenger } from './flights-with-meals.ts';

/** What is chosen in the form, by passenger: the empty text is the usual meal. */
export type ChosenMeals = Readonly<Record<string, MealChoiceInput['meal'] | ''>>;

/** The meal that a passenger has on board; one that was not carried over is none. */
export const mealOnBoard = ({ specialMeal }: Pick<MealPassenger, 'specialMeal'>) =>
  specialMeal?.state === 'REQUESTED' ? specialMeal.code : '';

/** What is chosen while nothing was touched. */
export const mealsAsTheyAre = (passengers: readonly MealPassenger[]): ChosenMeals =>
  Object.fromEntries(passengers.map((one) => [one.id, mealOnBoard(one)]));

/** What the gateway is asked for: the meals that differ from those on board. */
export const changedMeals = (
  passengers: readonly MealPassenger[],
  chosen: ChosenMeals,
): MealChoiceInput[] =>
  passengers.flatMap((one) => {
    const meal = chosen[one.id] ?? '';
    return meal === mealOnBoard(one) ? [] : [{ passengerSegmentId: one.id, meal: meal || null }];
  });
