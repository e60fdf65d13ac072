import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import { readDescription } from './read-teams.ts';
import type { Team } from './team.ts';

/** How long a percentage is remembered: a change is served this much later at most. */
const REMEMBERED_MILLISECONDS = 1_000;

/** A place from 0 to just below 100 that a visitor has with a team, the same each time. */
const placeOf = (team: string, visitor: string): number =>
  (createHash('sha256').update(`${team} ${visitor}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

/** Which share of visitors a team serves. */
export type Share = {
  percent(): number;
  /** Whether a visitor belongs to it. */
  holds(visitor: string): boolean;
};

/** The share that the team's file names now. A file that cannot be read leaves it as it was. */
export function shareOf(team: Team, log: GatewayLog): Share {
  let known = readDescription(team.file).percent;
  let readAt = performance.now();
  const percent = () => {
    if (performance.now() - readAt < REMEMBERED_MILLISECONDS) return known;
    readAt = performance.now();
    try {
      known = readDescription(team.file).percent;
    } catch (fault) {
      log.warn({ name: team.name, err: fault }, 'the share of a team stays as it was');
    }
    return known;
  };
  return { percent, holds: (visitor) => placeOf(team.name, visitor) < percent() };
}

/** Writes the share into the team's file, in one step, so that no viewer sees half of it. */
export function writeShare({ file }: Pick<Team, 'file'>, percent: number): void {
  const before = readDescription(file);
  writeFileSync(`${file}.next`, `${JSON.stringify({ ...before, percent }, null, 2)}\n`);
  renameSync(`${file}.next`, file);
}
