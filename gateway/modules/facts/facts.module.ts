import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { factRoutes } from './facts.http.ts';
import type { FactService } from './facts.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly facts: FactService;
  }
}

export const factsModule: GatewayModule = { http: { '/facts': factRoutes } };
