import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { dateChangeNode, dateChangesResolvers } from './date-changes.resolvers.ts';
import type { DateChangeService } from './date-changes.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly dateChanges: DateChangeService;
  }
}

/** Changes of date whose 50 minutes are over. */
const sweepDateChanges: Sweep = {
  name: 'unpaid changes of date',
  run: ({ services, clock }) => services.dateChanges.expire(clock.now()),
};

export const dateChangesModule: GatewayModule = {
  resolvers: [dateChangesResolvers],
  nodes: { DateChange: dateChangeNode },
  sweeps: [sweepDateChanges],
};
