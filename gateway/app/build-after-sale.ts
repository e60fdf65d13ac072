import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { createAirlineChangeService } from '#gateway/modules/airline-changes/airline-changes.service.ts';
import { createFactService } from '#gateway/modules/facts/facts.service.ts';
import { teamNames } from '#gateway/upstreams/read-teams.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { buildRefunds, OTHER_PROCEDURES } from './build-check-in.ts';

type AfterSaleParts = AirlineChangeDependencies &
  Parameters<typeof buildRefunds>[0] & {
    /**
     * Of the services that have taken fields over, each with its own key; null: there are none, and
     * no facts are taken.
     */
    readonly folder: string | null;
  };

/**
 * What happens to tickets after their sale: changes by the airline, refunds, and the facts that
 * other services tell of both.
 */
export const buildAfterSale = ({ folder, ...parts }: AfterSaleParts) => {
  const airlineChanges = createAirlineChangeService(parts);
  const { uploads, refunds } = buildRefunds(parts);
  const keys = new Map(
    (folder ? teamNames(folder) : []).map((name) => [name, teamKeys(parts.keys.upstreams, name)]),
  );
  const facts = createFactService({
    ...parts,
    airlineChanges,
    refunds,
    otherProcedures: OTHER_PROCEDURES,
    keysOf: (team) => keys.get(team) ?? null,
  });
  return { airlineChanges, uploads, refunds, facts };
};
