import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { airportNode, placesResolvers } from './places.resolvers.ts';
import type { PlaceService } from './places.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly places: PlaceService;
  }
}

export const placesModule: GatewayModule = {
  resolvers: [placesResolvers],
  nodes: { Airport: airportNode },
};
