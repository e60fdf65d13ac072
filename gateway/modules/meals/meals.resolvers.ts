import { keyOf } from '#gateway/graphql/global-id.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { ChooseMealsInput, Resolvers } from '#gateway/resolvers.gen.ts';
import { mealIn, mealOffersFor } from './meal-status.ts';
import type { MealsRequest } from './meals.service.ts';

/** The request as the service takes it. */
export const readChooseMeals = ({
  idempotencyKey,
  orderId,
  meals,
}: ChooseMealsInput): MealsRequest => ({
  idempotencyKey,
  orderId: keyOf('Order', orderId) ?? '',
  meals: meals.map(({ passengerSegmentId, meal = null }) => ({ passengerSegmentId, meal })),
});

/** Special meals of passengers on their segments. */
export const mealsResolvers: Resolvers = {
  Mutation: {
    async chooseMeals(_root, { input }, { services, actor, now }) {
      const request = readChooseMeals(input);
      const userErrors = await services.meals.choose(request, await actor(), now);
      const order = await services.orders.find({ id: request.orderId }, await actor(), now);
      return { order, userErrors: [...userErrors] };
    },
  },
  PassengerSegment: {
    specialMeal: mealIn,
    mealOffers: mealOffersFor,
  },
  ChooseMealsError: userErrorFields,
};
