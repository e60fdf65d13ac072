import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { airlineChangesOpen } from './airline-changes.figures.ts';
import { sendAirlineChange, sweepChangedFlights, sweepDecisions } from './airline-changes.jobs.ts';
import { airlineChangeNode, airlineChangesResolvers } from './airline-changes.resolvers.ts';
import type { AirlineChangeService } from './airline-changes.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly airlineChanges: AirlineChangeService;
  }
}

export const airlineChangesModule: GatewayModule = {
  resolvers: [airlineChangesResolvers],
  nodes: { AirlineChange: airlineChangeNode },
  jobs: [sendAirlineChange],
  sweeps: [sweepChangedFlights, sweepDecisions],
  figures: [airlineChangesOpen],
};
