import type { Database } from '#gateway/database/database.ts';
import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { reachCard } from '#gateway/modules/members/card/reach-card.ts';
import {
  createPointsService,
  type PointsService,
  type PointsSources,
} from '#gateway/modules/points/points.service.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';

/** What the points of members are built from. */
type PointsParts = {
  readonly db: Database;
  readonly timetable: Timetable;
  readonly operations: Operations;
  readonly hash: ReturnType<typeof keyedHash>;
  readonly frozenOf: PointsSources['frozenOf'];
};

/** Builds the ledger; a flight that it credits may bring a member the next card. */
export const buildPoints = ({ hash, ...parts }: PointsParts): PointsService =>
  createPointsService({
    ...parts,
    whenCredited: [reachCard],
    hashOfClaims: (memberId) => hash('flights claimed by', memberId),
  });
