import type { Sweep } from '#gateway/jobs/job.ts';

/** Flights whose points come today. */
export const sweepFlownFlights: Sweep = {
  name: 'points of flights',
  run: ({ services, clock }) => services.points.creditFlights(clock.now()),
};

/** Points whose last day is over. */
export const sweepExpiredPoints: Sweep = {
  name: 'expired points',
  run: ({ services, clock }) => services.points.expire(clock.now()),
};

/** Points whose last day is near. */
export const sweepExpiringPoints: Sweep = {
  name: 'points about to expire',
  run: ({ services, clock }) => services.points.tellOfExpiring(clock.now()),
};
