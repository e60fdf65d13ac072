import { keyOf } from '#gateway/graphql/global-id.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import type { StartPaymentInput } from '#gateway/resolvers.gen.ts';

/** The request as the service takes it. */
export const readStartPayment = ({
  orderId,
  idempotencyKey,
  locale,
}: StartPaymentInput): PaymentRequest => ({
  orderId: keyOf('Order', orderId) ?? '',
  idempotencyKey,
  locale,
});
