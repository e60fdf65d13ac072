import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { mealsResolvers } from './meals.resolvers.ts';
import type { MealService } from './meals.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly meals: MealService;
  }
}

export const mealsModule: GatewayModule = { resolvers: [mealsResolvers] };
