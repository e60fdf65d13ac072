import { IdempotencyKeyReused } from '#gateway/database/faults.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type PaymentRequest, paymentRefusal } from '#gateway/modules/payments/payment-request.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { isOpen } from '#gateway/modules/payments/payment-standing.ts';
import { insertPayment, paymentsOf } from '#gateway/modules/payments/payments.repository.ts';
import { rememberAnswer } from '#gateway/requests/idempotency.ts';
import { rememberedRequest } from '#gateway/requests/remembered-request.ts';
import type { StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/** Thrown to roll back what was begun. */
class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  readonly code: StartPaymentErrorCode;

  constructor(code: StartPaymentErrorCode) {
    super(`payment refused: ${code}`);
    this.code = code;
  }
}

/** The attempt that a request is about, or why there is none. */
export type BegunPayment =
  | { readonly paymentId: string; readonly code: null }
  | { readonly paymentId: null; readonly code: StartPaymentErrorCode };

/**
 * Records the intent to pay an order, before the provider is called: a new attempt, or the one that is open. The same
 * request gets the same attempt.
 */
export const beginPayment = async (
  { db, ids, orders, nowIn }: PaymentSources,
  request: PaymentRequest,
  actor: Actor,
  now: Date,
): Promise<BegunPayment> => {
  try {
    const paymentId = await inTransaction(db, (trx) =>
      rememberAnswer(trx, rememberedRequest('startPayment', request, actor), async () => {
        const order = await orders.orderForPayment(trx, request.orderId, actor, now);
        if (!order) throw new PaymentRefused('ORDER_NOT_FOUND');
        const instant = await nowIn(trx);
        const payments = await paymentsOf(trx, order.id, actor, instant);
        const refusal = paymentRefusal(order, payments, instant);
        if (refusal) throw new PaymentRefused(refusal);
        const open = payments.find(isOpen);
        if (open) return open.id;
        const id = ids.uuid(instant);
        await insertPayment(trx, {
          id,
          orderId: order.id,
          amount: order.total,
          locale: request.locale,
          createdAt: instant,
          expiresAt: order.paymentDueAt,
        });
        return id;
      }),
    );
    return { paymentId, code: null };
  } catch (fault) {
    if (fault instanceof PaymentRefused || fault instanceof IdempotencyKeyReused)
      return { paymentId: null, code: fault.code as StartPaymentErrorCode };
    throw fault;
  }
};
