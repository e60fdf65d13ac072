import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import type { Metric } from '#gateway/jobs/metric.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { AIRLINE_CHANGE_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { countOpenChanges } from './airline-change-changes.repository.ts';
import { airlineChangeNode, airlineChangesResolvers } from './airline-changes.resolvers.ts';
import {
  type AirlineChangeService,
  createAirlineChangeService,
} from './airline-changes.service.ts';
import { airlineChangeRights } from './decide/airline-change-rights.ts';
import { SEND_AIRLINE_CHANGE } from './notifications/notify-airline-change.ts';
import { airlineChangeVersions } from './read/airline-changes.repository.ts';

const Payload = v.object({
  airlineChangeId: v.pipe(v.string(), v.uuid()),
  event: v.picklist(AIRLINE_CHANGE_NEWS),
});

/** The contact of the order gets an e-mail. */
const sendAirlineChange: Job = {
  name: SEND_AIRLINE_CHANGE,
  isMessage: true,
  run(payload, context) {
    const { airlineChangeId, event } = v.parse(Payload, payload);
    const { services, clock } = context;
    const send = () => services.airlineChanges.mail(airlineChangeId, event, clock.now());
    return unlessRefused(context, SEND_AIRLINE_CHANGE, send);
  },
};

/** What operations control has changed. */
const sweepChangedFlights: Sweep = {
  name: 'changed flights',
  run: ({ services, clock }) => services.airlineChanges.look(clock.now()),
};

/** Decisions that are soon due, and those whose time is over. */
const sweepDecisions: Sweep = {
  name: 'decisions about changed flights',
  async run({ services, clock }) {
    const now = clock.now();
    const reminded = await services.airlineChanges.remind(now);
    return reminded + (await services.airlineChanges.lapse(now));
  },
};

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
