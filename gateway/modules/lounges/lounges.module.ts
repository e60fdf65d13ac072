import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { loungeNode, loungesResolvers } from './lounges.resolvers.ts';
import { createLoungeService, type LoungeDirectory } from './lounges.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly lounges: LoungeDirectory;
  }
}

export const loungesModule = {
  name: 'lounges',
  services: {
    lounges: ({ airline }) => createLoungeService(airline.lounges, airline.timetable),
  },
  resolvers: [loungesResolvers],
  nodes: { Lounge: loungeNode },
} satisfies GatewayModule;
