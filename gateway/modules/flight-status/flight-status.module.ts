import type { GatewayModule, ModuleParts } from '#gateway/modules/gateway-module.ts';
import { flightStatusNode, flightStatusResolvers } from './flight-status.resolvers.ts';
import { createFlightStatusService, type FlightStatusService } from './flight-status.service.ts';
import type { FlightUpdates } from './live/flight-updates.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly flightStatus: FlightStatusService;
    readonly flightWatch: FlightUpdates;
  }
}

export const flightStatusModule = {
  services: ({ airline: { operations, schedule } }: ModuleParts) => ({
    flightStatus: createFlightStatusService({ operations, timetable: schedule }),
  }),
  resolvers: [flightStatusResolvers],
  nodes: { FlightStatus: flightStatusNode },
} satisfies GatewayModule;
