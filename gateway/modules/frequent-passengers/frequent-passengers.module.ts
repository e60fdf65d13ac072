import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { eraseRemoved } from './frequent-passengers.repository.ts';
import {
  frequentPassengerNode,
  frequentPassengersResolvers,
} from './frequent-passengers.resolvers.ts';
import type { FrequentPassengerService } from './frequent-passengers.service.ts';
import { erasedBefore } from './saved-list.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly frequentPassengers: FrequentPassengerService;
  }
}

/** Passengers who were removed, and not brought back in time. */
const sweepRemovedPassengers: Sweep = {
  name: 'removed passengers',
  run: ({ db, clock }) => eraseRemoved(db, erasedBefore(clock.now())),
};

export const frequentPassengersModule: GatewayModule = {
  resolvers: [frequentPassengersResolvers],
  nodes: { FrequentPassenger: frequentPassengerNode },
  sweeps: [sweepRemovedPassengers],
  sealed: [
    {
      table: 'frequent_passenger_documents',
      column: 'number_sealed',
      keyIn: ({ documentEncryption }) => documentEncryption,
      most: 200,
    },
  ],
};
