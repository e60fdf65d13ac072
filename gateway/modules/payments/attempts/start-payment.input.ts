import { payableKeyOf } from '#gateway/modules/payments/payable-key.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import type { StartPaymentInput } from '#gateway/resolvers.gen.ts';

/** The request as the service takes it. */
export const readStartPayment = ({
  orderId,
  idempotencyKey,
  locale,
}: StartPaymentInput): PaymentRequest => {
  const { kind, id } = payableKeyOf(orderId);
  return { kind, orderId: id, idempotencyKey, locale };
};
