import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { SimulatedCounter } from '#gateway/simulated/departure-control/simulated-counter.ts';
import type { SimulatedIdentityOffice } from '#gateway/simulated/identity-office/simulated-identity-office.ts';
import type { SimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';

/**
 * What the airline's desk decides with: the simulated offices, and the services that ask them by
 * their ports.
 */
export type DeskParts = {
  readonly services: Pick<Services, 'refunds' | 'uploads' | 'members' | 'checkIns'>;
  readonly refundOffice: SimulatedRefundOffice;
  readonly identityOffice: SimulatedIdentityOffice;
  readonly counter: SimulatedCounter;
  readonly clock: Clock;
};

/** How many decisions of the past a queue lists. */
export const LISTED_DECISIONS = 20;

export const LARGEST_FORM = 8 * 1024;
