import type { ListedOrderFragment } from './listed-order.gen.ts';

type Capability = ListedOrderFragment['capabilities'][number];
export type Next = {
  readonly next: 'CHECK_IN' | 'CHANGE_DATE' | 'REFUND' | 'BOTH';
  /** An instant. */
  readonly until: string;
};

/**
 * What can be done with an order that waits for nothing, and until when; null where there is
 * nothing.
 */
export function nextDeparture(
  capabilities: readonly Pick<Capability, 'action' | 'allowed' | 'until'>[],
): Next | null {
  const untilOf = (action: Capability['action']) =>
    capabilities.find((one) => one.action === action && one.allowed)?.until ?? null;
  const checkIn = untilOf('CHECK_IN');
  if (checkIn) return { next: 'CHECK_IN', until: checkIn };
  const change = untilOf('CHANGE_DATE');
  const refund = untilOf('REFUND');
  if (change && refund) return { next: 'BOTH', until: change < refund ? change : refund };
  if (change) return { next: 'CHANGE_DATE', until: change };
  return refund ? { next: 'REFUND', until: refund } : null;
}
