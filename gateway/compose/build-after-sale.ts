import { databaseNow } from '#gateway/database/database-now.ts';
import { createFactService } from '#gateway/modules/facts/facts.service.ts';
import { teamNames } from '#gateway/upstreams/read-teams.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { buildAirlineChanges } from './build-airline-changes.ts';
import { buildRefunds, OTHER_PROCEDURES } from './build-refunds.ts';

type AfterSaleParts = Parameters<typeof buildAirlineChanges>[0] &
  Parameters<typeof buildRefunds>[0] & {
    /** Of the services that have taken fields over, each with its own key; null: there are none, and no facts are taken. */
    readonly folder: string | null;
  };

/** What happens to tickets after their sale: changes by the airline, refunds, and the facts that other services tell of both. */
export const buildAfterSale = ({ folder, ...parts }: AfterSaleParts) => {
  const { airlineChanges } = buildAirlineChanges(parts);
  const { uploads, refunds } = buildRefunds(parts);
  const keys = new Map(
    (folder ? teamNames(folder) : []).map((name) => [name, teamKeys(parts.keys.upstreams, name)]),
  );
  const facts = createFactService({
    ...parts,
    airlineChanges,
    refunds,
    otherProcedures: OTHER_PROCEDURES,
    nowIn: databaseNow,
    keysOf: (team) => keys.get(team) ?? null,
  });
  return { airlineChanges, uploads, refunds, facts };
};
