import { keyOf } from '#gateway/graphql/global-id.ts';
import type { RefundQuestion } from '#gateway/modules/refunds/refund.model.ts';
import type { CreateRefundOfferInput } from '#gateway/resolvers.gen.ts';

/** The question as the service takes it. An id of something else finds nothing. */
export const readRefundQuestion = ({
  orderId,
  passengerIds,
  boundIndexes,
  reason,
  airlineChangeId,
}: CreateRefundOfferInput): RefundQuestion => ({
  orderId: keyOf('Order', orderId) ?? '',
  passengerIds: [...new Set(passengerIds.map((id) => keyOf('Passenger', id) ?? ''))],
  boundIndexes: boundIndexes ? [...new Set(boundIndexes)] : null,
  reason,
  airlineChangeId: airlineChangeId ? (keyOf('AirlineChange', airlineChangeId) ?? 'none') : null,
});
