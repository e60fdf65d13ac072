import { payableKeyOf } from '#gateway/modules/payments/payable-key.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import type { StartPaymentInput } from '#gateway/resolvers.gen.ts';

/** The request as the service takes it. */
export const readStartPayment = ({
  orderId,
  idempotencyKey,
  locale,
  points,
}: StartPaymentInput): PaymentRequest => {
  const { kind, id } = payableKeyOf(orderId);
  const asked = { kind, orderId: id, idempotencyKey, locale };
  return points ? { ...asked, points: points.points } : asked;
};
