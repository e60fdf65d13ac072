import type { Actor } from '#gateway/sessions/actor.ts';
import { chooseMeals, type MealsRequest } from './choose-meals.service.ts';
import type { ChooseMealsFault } from './meal-changes.ts';
import type { MealSources } from './meal-sources.ts';

/** Special meals, requested and given up. */
export type MealService = {
  /** Chooses special meals: all, or none; answers what stood in the way. */
  choose(request: MealsRequest, actor: Actor, now: Date): Promise<readonly ChooseMealsFault[]>;
};

export const createMealService = (sources: MealSources): MealService => ({
  choose: (request, actor, now) => chooseMeals(sources, request, actor, now),
});
