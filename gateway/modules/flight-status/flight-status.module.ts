import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { flightStatusNode, flightStatusResolvers } from './flight-status.resolvers.ts';
import { createFlightStatusService, type FlightStatusService } from './flight-status.service.ts';
import { createFlightUpdates, type FlightUpdates } from './live/flight-updates.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly flightStatus: FlightStatusService;
    readonly flightWatch: FlightUpdates;
  }
}

export const flightStatusModule = {
  name: 'flight-status',
  services: {
    flightStatus: ({ airline }) =>
      createFlightStatusService({ operations: airline.operations, timetable: airline.schedule }),
    // Operations control is asked every few seconds while a flight is watched.
    flightWatch: ({ clock }, { flightStatus }) =>
      createFlightUpdates({
        clock,
        find: flightStatus.find,
        intervalMilliseconds: 4_000,
        limits: { perViewer: 200, all: 5_000 },
      }),
  },
  resolvers: [flightStatusResolvers],
  nodes: { FlightStatus: flightStatusNode },
} satisfies GatewayModule;
