import type { ShownRefund } from './shown-refund.ts';

/** The id of the request that was made after this one; null where there is none. */
export const laterRefund = ({ requestedAt, order }: ShownRefund): string | null =>
  (order.refunds ?? []).find((other) => other.requestedAt > requestedAt)?.id ?? null;
