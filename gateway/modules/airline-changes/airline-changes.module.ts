import type { Metric } from '#gateway/jobs/metric.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { countOpenChanges } from './airline-change-changes.repository.ts';
import { sendAirlineChange, sweepChangedFlights, sweepDecisions } from './airline-changes.jobs.ts';
import { airlineChangeNode, airlineChangesResolvers } from './airline-changes.resolvers.ts';
import {
  type AirlineChangeService,
  createAirlineChangeService,
} from './airline-changes.service.ts';
import { airlineChangeRights } from './decide/airline-change-rights.ts';
import { airlineChangeVersions } from './read/airline-changes.repository.ts';

/** Changes by the airline about which travellers have still to decide. */
const airlineChangesOpen: Metric = {
  name: 'airline_changes_open',
  help: 'Changes by the airline that are not decided yet, by what the airline did',
  labelNames: ['kind'],
  async read({ db }) {
    const counts = await countOpenChanges(db);
    return counts.map(({ kind, count }) => ({ labels: { kind }, value: count }));
  },
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly airlineChanges: AirlineChangeService;
  }
}

export const airlineChangesModule = {
  name: 'airline-changes',
  services: {
    airlineChanges: (parts, { seatsLeft, inventory, orders, seats, checkIns }) =>
      createAirlineChangeService({
        ...parts,
        ...parts.airline,
        seatsLeft,
        inventory,
        orders,
        seats,
        checkIns,
      }),
  },
  resolvers: [airlineChangesResolvers],
  nodes: { AirlineChange: airlineChangeNode },
  jobs: [sendAirlineChange],
  sweeps: [sweepChangedFlights, sweepDecisions],
  figures: [airlineChangesOpen],
  orderVersions: [airlineChangeVersions],
  answers: { airlineChangeRights: () => airlineChangeRights },
  personalData: [{ table: 'airline_changes', isOf: ofOrders }],
} satisfies GatewayModule;
