import type { CancelSeatsInput } from '#gateway/resolvers.gen.ts';
import type { SeatsReturn } from './cancel-seats.service.ts';

/** The request as the service takes it. */
export const readCancelSeats = ({
  idempotencyKey,
  passengerSegmentIds,
  acceptedRefund,
}: CancelSeatsInput): SeatsReturn => ({
  idempotencyKey,
  passengerSegmentIds,
  acceptedRefund: { amount: acceptedRefund.amount, currency: acceptedRefund.currency as 'CNY' },
});
