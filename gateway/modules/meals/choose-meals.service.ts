import { inTransaction } from '#gateway/database/transaction.ts';
import { type OrderRequest, once } from '#gateway/requests/once.ts';
import { RefusedWith, refusedFaults } from '#gateway/requests/refused.ts';
import type { ChooseMealsErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { MealChoice } from './find-meal-passengers.ts';
import { type ChooseMealsFault, mealChanges } from './meal-changes.ts';
import type { MealSources } from './meal-sources.ts';
import { mealFactsOf } from './meal-standing.ts';

/** A request for special meals on one order. */
export type MealsRequest = OrderRequest & { readonly meals: readonly MealChoice[] };

/**
 * Requests special meals, changes or gives them up, once for each idempotency key: all that were named or none. Requests for one
 * order wait for each other.
 * @returns what stood in the way; nothing when it is done, now or by the same request before
 */
export const chooseMeals = async (
  sources: MealSources,
  request: MealsRequest,
  actor: Actor,
  now: Date,
): Promise<readonly ChooseMealsFault[]> => {
  const { db, orders, nowIn } = sources;
  const { orderId, meals } = request;
  if (meals.length === 0) return [{ code: 'REQUIRED', path: ['meals'] }];
  try {
    await inTransaction(db, (trx) =>
      once(trx, 'chooseMeals', request, actor, async () => {
        const locked = await orders.orderForPayment(trx, orderId, actor, now);
        const instant = await nowIn(trx);
        const order = locked && (await orders.findIn(trx, { id: locked.id }, actor, instant));
        if (!order)
          throw new RefusedWith<ChooseMealsErrorCode>({
            code: 'ORDER_NOT_FOUND',
            path: ['orderId'],
          });
        const factsOf = await mealFactsOf(sources, trx, order, instant);
        const changes = mealChanges(order, meals, factsOf, instant);
        await orders.writeMeals(trx, orderId, changes, instant);
      }),
    );
    return [];
  } catch (fault) {
    return refusedFaults<ChooseMealsErrorCode>(fault);
  }
};
