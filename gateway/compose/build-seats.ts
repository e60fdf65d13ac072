import { databaseNow } from '#gateway/database/database-now.ts';
import type { Environment } from '#gateway/environment.ts';
import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import type { SeatSources } from '#gateway/modules/seats/seat-sources.ts';
import { createSeatService, type SeatService } from '#gateway/modules/seats/seats.service.ts';
import { PROCEDURES } from './build-refunds.ts';

type SeatParts = Omit<SeatSources, 'openSeatOrders' | 'procedures' | 'nowIn'> & {
  readonly openOrders: Environment['openOrders'];
  readonly hash: ReturnType<typeof keyedHash>;
};

/** The choice of seats: seat orders are limited as orders are. */
export const buildSeats = ({ openOrders, hash, ...parts }: SeatParts): SeatService =>
  createSeatService({
    ...parts,
    openSeatOrders: { ...openOrders, hashOf: (network) => hash('chose seats from', network) },
    procedures: PROCEDURES,
    nowIn: databaseNow,
  });
