import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { rulesResolvers } from './rules.resolvers.ts';

export const rulesModule = {
  name: 'rules',
  resolvers: [rulesResolvers],
} satisfies GatewayModule;
