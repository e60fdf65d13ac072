import { belongingTo, ofMember } from '#gateway/database/personal-data.ts';
import type { Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { isTransferOf } from './points.repository.ts';
import { createPointsService, type PointsService } from './points.service.ts';

/** Flights whose points come today. */
const sweepFlownFlights: Sweep = {
  name: 'points of flights',
  run: ({ services, clock }) => services.points.creditFlights(clock.now()),
};

/** Points whose last day is over. */
const sweepExpiredPoints: Sweep = {
  name: 'expired points',
  run: ({ services, clock }) => services.points.expire(clock.now()),
};

/** Points whose last day is near. */
const sweepExpiringPoints: Sweep = {
  name: 'points about to expire',
  run: ({ services, clock }) => services.points.tellOfExpiring(clock.now()),
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly points: PointsService;
  }
}

const ACCOUNTS = { table: 'points_accounts', isOf: ofMember };
const ENTRIES = { table: 'points_entries', isOf: belongingTo('account_id', ACCOUNTS) };

/** The ledger. What is shown of it belongs to the member, whose module resolves it. */
export const pointsModule = {
  name: 'points',
  services: {
    points: (parts, services) =>
      createPointsService({
        ...parts,
        timetable: parts.airline.schedule,
        operations: parts.airline.operations,
        hashOfClaims: (memberId) => parts.hash('flights claimed by', memberId),
        frozenOf: parts.answers.frozenOf(parts, services),
      }),
  },
  sweeps: [sweepFlownFlights, sweepExpiredPoints, sweepExpiringPoints],
  personalData: [
    { table: 'flown_segments', isOf: ofMember },
    ACCOUNTS,
    ENTRIES,
    { table: 'points_transfers', isOf: isTransferOf },
  ],
} satisfies GatewayModule;
