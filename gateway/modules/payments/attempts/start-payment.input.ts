import { keyOf } from '#gateway/graphql/global-id.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import { readIdempotencyKey } from '#gateway/requests/idempotency-key.input.ts';
import type { StartPaymentInput } from '#gateway/resolvers.gen.ts';

/** The request as the service takes it. @throws a top-level BAD_USER_INPUT for a key that no form of the site makes */
export const readStartPayment = ({
  orderId,
  idempotencyKey,
  locale,
}: StartPaymentInput): PaymentRequest => ({
  orderId: keyOf('Order', orderId) ?? '',
  idempotencyKey: readIdempotencyKey(idempotencyKey),
  locale,
});
