import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { baggageResolvers } from './baggage.resolvers.ts';
import type { BaggageService } from './baggage.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly baggage: BaggageService;
  }
}

export const baggageModule: GatewayModule = {
  resolvers: [baggageResolvers],
};
