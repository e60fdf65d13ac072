import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { sweepExpiredPoints, sweepExpiringPoints, sweepFlownFlights } from './points.jobs.ts';
import type { PointsService } from './points.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly points: PointsService;
  }
}

/** The ledger. What is shown of it belongs to the member, whose module resolves it. */
export const pointsModule: GatewayModule = {
  sweeps: [sweepFlownFlights, sweepExpiredPoints, sweepExpiringPoints],
};
