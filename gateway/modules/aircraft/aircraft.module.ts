import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { aircraftResolvers, aircraftTypeNode } from './aircraft.resolvers.ts';
import type { AircraftService } from './aircraft.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly aircraft: AircraftService;
  }
}

export const aircraftModule: GatewayModule = {
  resolvers: [aircraftResolvers],
  nodes: { AircraftType: aircraftTypeNode },
};
