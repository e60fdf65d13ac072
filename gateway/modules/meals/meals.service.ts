import { idempotent, type OrderRequest } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { ChooseMealsErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ChooseMealsFault, type MealChoice, mealChanges } from './meal-changes.ts';
import { type MealDependencies, mealFactsOf } from './meal-status.ts';

/** A request for special meals on one order. */
export type MealsRequest = OrderRequest & { readonly meals: readonly MealChoice[] };

/**
 * Requests special meals, changes or gives them up, once for each idempotency key: all that were
 * named or none. Requests for one order wait for each other.
 * @returns what stood in the way; nothing when it is done, now or by the same request before
 */
async function chooseMeals(
  sources: MealDependencies,
  request: MealsRequest,
  actor: Actor,
  now: Date,
): Promise<readonly ChooseMealsFault[]> {
  const { db, orders } = sources;
  const { orderId, meals } = request;
  if (meals.length === 0) return [{ code: 'REQUIRED', path: ['meals'] }];
  const { userErrors } = await idempotent<ChooseMealsErrorCode, void>(
    db,
    'chooseMeals',
    request,
    actor,
    async (trx) => {
      const order = await orders.lock(trx, orderId, actor, now);
      if (!order)
        throw new Refused<ChooseMealsErrorCode>({
          code: 'ORDER_NOT_FOUND',
          path: ['orderId'],
        });
      const factsOf = await mealFactsOf(sources, trx, order, order.asOf);
      const changes = mealChanges(order, meals, factsOf, order.asOf);
      await orders.writeMeals(trx, orderId, changes, order.asOf);
    },
  );
  return userErrors;
}

/** Special meals, requested and given up. */
export type MealService = ReturnType<typeof createMealService>;

export const createMealService = (sources: MealDependencies) => ({
  /** Chooses special meals: all, or none; answers what stood in the way. */
  choose: chooseMeals.bind(null, sources),
});
