import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
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

/** The change that a reason means, for the flights that are given back; null where the airline changed none of them so. */
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
