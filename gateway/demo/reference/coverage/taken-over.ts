import { readTeams } from '#gateway/upstreams/read-teams.ts';

/** A service that answers a part of the contract in place of this gateway. */
export type Takeover = {
  readonly name: string;
  /** Fields as `Type.field`, whole types as `Type`. */
  readonly takes: readonly string[];
};

/**
 * Every such service that serves some visitors now. @param folder of the services; null: there are
 * none
 */
export const takenOver = (folder: string | null): readonly Takeover[] =>
  folder ? readTeams(folder).filter(({ percent }) => percent > 0) : [];
