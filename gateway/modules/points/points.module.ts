import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import type { PointsService } from './points.service.ts';

/** Flights whose points come today. */
const sweepFlownFlights: Sweep = {
  name: 'points of flights',
  run: ({ services, clock }) => services.points.creditFlights(clock.now()),
};

/** Points whose last day is over. */
const sweepExpiredPoints: Sweep = {
  name: 'expired points',
  run: ({ services, clock }) => services.points.expire(clock.now()),
};

/** Points whose last day is near. */
const sweepExpiringPoints: Sweep = {
  name: 'points about to expire',
  run: ({ services, clock }) => services.points.tellOfExpiring(clock.now()),
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly points: PointsService;
  }
}

/** The ledger. What is shown of it belongs to the member, whose module resolves it. */
export const pointsModule: GatewayModule = {
  sweeps: [sweepFlownFlights, sweepExpiredPoints, sweepExpiringPoints],
};
