import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { baggageResolvers } from './baggage.resolvers.ts';
import { type BaggageService, createBaggageService } from './baggage.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly baggage: BaggageService;
  }
}

export const baggageModule = {
  name: 'baggage',
  services: {
    baggage: ({ airline }) => createBaggageService(airline.timetable, airline.fares),
  },
  resolvers: [baggageResolvers],
} satisfies GatewayModule;
