import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { loungeNode, loungesResolvers } from './lounges.resolvers.ts';
import type { LoungeDirectory } from './lounges.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly lounges: LoungeDirectory;
  }
}

export const loungesModule: GatewayModule = {
  resolvers: [loungesResolvers],
  nodes: { Lounge: loungeNode },
};
