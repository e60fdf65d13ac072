import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { aircraftResolvers, aircraftTypeNode } from './aircraft.resolvers.ts';
import { type AircraftService, createAircraftService } from './aircraft.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly aircraft: AircraftService;
  }
}

export const aircraftModule = {
  name: 'aircraft',
  services: {
    aircraft: ({ airline }) => createAircraftService(airline.timetable),
  },
  resolvers: [aircraftResolvers],
  nodes: { AircraftType: aircraftTypeNode },
} satisfies GatewayModule;
