import { databaseNow } from '#gateway/database/database-now.ts';
import type { FactSources } from '#gateway/modules/facts/fact-sources.ts';
import { createFactService, type FactService } from '#gateway/modules/facts/facts.service.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { teamNames } from '#gateway/upstreams/read-teams.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { OTHER_PROCEDURES } from './build-refunds.ts';

type FactParts = Omit<FactSources, 'keysOf' | 'otherProcedures' | 'nowIn'> & {
  readonly keys: Keys;
  /** Of the services that have taken fields over; null: there are none, and nobody may tell facts. */
  readonly folder: string | null;
};

/** The inbox of facts: for the services in the folder, each with its own key. */
export const buildFacts = ({ keys, folder, ...parts }: FactParts): FactService => {
  const teams = new Map(
    (folder ? teamNames(folder) : []).map((name) => [name, teamKeys(keys.upstreams, name)]),
  );
  return createFactService({
    ...parts,
    otherProcedures: OTHER_PROCEDURES,
    nowIn: databaseNow,
    keysOf: (team) => teams.get(team) ?? null,
  });
};
