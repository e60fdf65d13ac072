import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { RefundableChange, RefundableOrder } from './refundable-order.ts';

/** What the airline changed and the traveller may still be refunded for in full. */
export const refundableChanges = ({
  airlineChanges,
}: Pick<RefundableOrder, 'airlineChanges'>): RefundableChange[] =>
  airlineChanges.filter(({ options }) =>
    options.some(({ action, allowed }) => action === 'REFUND' && allowed),
  );

/** The reason that a change by the airline is. */
export const reasonOfChange = ({ kind }: Pick<RefundableChange, 'kind'>): RefundReason =>
  kind === 'CANCELLED' ? 'FLIGHT_CANCELLED' : 'FLIGHT_CHANGED';

/**
 * The reasons that may be true: that the airline cancelled a flight only where it did, and that it
 * changed one unless it cancelled it. A delay of the day is a change that no order knows of
 * (RULES 8.28).
 */
export function reasonsFor(order: Pick<RefundableOrder, 'airlineChanges'>): RefundReason[] {
  const known = new Set(refundableChanges(order).map(reasonOfChange));
  const isCancelled = known.has('FLIGHT_CANCELLED');
  return (Object.keys(REFUND_REASONS) as RefundReason[]).filter((reason) => {
    if (reason === 'FLIGHT_CANCELLED') return isCancelled;
    return reason !== 'FLIGHT_CHANGED' || !isCancelled || known.has('FLIGHT_CHANGED');
  });
}

/**
 * The change that a reason means, for the flights that are given back; null where the airline
 * changed none of them so.
 */
export const changeForReason = (
  order: Pick<RefundableOrder, 'airlineChanges'>,
  reason: RefundReason,
  boundIndexes: readonly number[],
): RefundableChange | null =>
  refundableChanges(order).find(
    (change) =>
      reasonOfChange(change) === reason &&
      change.segments.some(({ segment }) => boundIndexes.includes(segment.boundIndex)),
  ) ?? null;
