import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { airportNode, placesResolvers } from './places.resolvers.ts';
import { createPlaceService, type PlaceService } from './places.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly places: PlaceService;
  }
}

export const placesModule = {
  name: 'places',
  services: {
    places: ({ airline }) => createPlaceService(airline.timetable),
  },
  resolvers: [placesResolvers],
  nodes: { Airport: airportNode },
} satisfies GatewayModule;
