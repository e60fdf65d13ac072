import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { rootResolvers } from './root.resolvers.ts';

export const rootModule: GatewayModule = {
  resolvers: [rootResolvers],
};
