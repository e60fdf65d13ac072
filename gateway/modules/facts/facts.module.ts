import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { teamNames } from '#gateway/upstreams/read-teams.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { factRoutes } from './facts.http.ts';
import { createFactService, type FactService } from './facts.service.ts';
import { couponsHeld } from './held-coupons.condition.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly facts: FactService;
  }
}

export const factsModule = {
  name: 'facts',
  services: {
    facts(
      { db, environment: { upstreams }, keys, airline, procedures },
      { inventory, orders, payments, refunds, airlineChanges },
    ) {
      const teams = upstreams ? teamNames(upstreams) : [];
      const keysOf = new Map(teams.map((team) => [team, teamKeys(keys.upstreams, team)]));
      return createFactService({
        db,
        inventory,
        orders,
        payments,
        refunds,
        airlineChanges,
        fares: airline.fares,
        otherProcedures: procedures,
        keysOf: (team) => keysOf.get(team) ?? null,
      });
    },
  },
  http: { '/facts': factRoutes },
  erasureHolds: [couponsHeld],
} satisfies GatewayModule;
