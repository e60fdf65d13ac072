import { keyOf } from '#gateway/graphql/global-id.ts';
import { readIdempotencyKey } from '#gateway/modules/orders/order-request.input.ts';
import type { StartPaymentInput } from '#gateway/resolvers.gen.ts';
import type { PaymentRequest } from './payment-request.ts';

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
