import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { mealActions } from './meal-status.ts';
import { mealsResolvers } from './meals.resolvers.ts';
import { createMealService, type MealService } from './meals.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly meals: MealService;
  }
}

export const mealsModule = {
  name: 'meals',
  services: {
    meals: ({ db }, { orders, segments }) => createMealService({ db, orders, ...segments }),
  },
  resolvers: [mealsResolvers],
  segmentActions: [(_parts, { segments }) => mealActions(segments)],
} satisfies GatewayModule;
