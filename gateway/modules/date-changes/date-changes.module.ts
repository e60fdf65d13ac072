import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { sendDateChange, sweepDateChanges } from './date-changes.jobs.ts';
import { changeOfferNode, dateChangeNode, dateChangesResolvers } from './date-changes.resolvers.ts';
import type { DateChangeService } from './date-changes.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly dateChanges: DateChangeService;
  }
}

export const dateChangesModule: GatewayModule = {
  resolvers: [dateChangesResolvers],
  signedNodes: { ChangeOffer: changeOfferNode },
  nodes: { DateChange: dateChangeNode },
  jobs: [sendDateChange],
  sweeps: [sweepDateChanges],
};
