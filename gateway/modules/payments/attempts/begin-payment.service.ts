import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import { isOpen } from '#gateway/modules/payments/payment-status.ts';
import {
  insertPayment,
  paymentsOf,
  succeedWithPoints,
} from '#gateway/modules/payments/payments.repository.ts';
import {
  pointsProblem,
  spendPointsOf,
} from '#gateway/modules/payments/points/points-of-payment.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { isZeroMoney, subtractMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';

/** The attempt that a request is about, or why there is none. */
export type BegunPayment =
  | { readonly paymentId: string; readonly code: null }
  | { readonly paymentId: null; readonly code: StartPaymentErrorCode };

/**
 * Records the intent to pay, before the provider is called: a new attempt, or the one that is open.
 * The same request gets the same attempt.
 */
export async function beginPayment(
  { db, ids, payables, nowIn }: PaymentDependencies,
  { locale, kind = 'ORDER', ...request }: PaymentRequest,
  actor: Actor,
  now: Date,
): Promise<BegunPayment> {
  const { answer: paymentId, code } = await idempotent<StartPaymentErrorCode, string>(
    db,
    'startPayment',
    request,
    actor,
    async (trx) => {
      const payable = await payables[kind].lock(trx, request.orderId, actor, now);
      if (!payable) throw new Refused<StartPaymentErrorCode>('ORDER_NOT_FOUND');
      const instant = await nowIn(trx);
      const payments = await paymentsOf(trx, payable.id, actor, instant);
      const refusal = payable.refusal(payments, instant);
      if (refusal) throw new Refused<StartPaymentErrorCode>(refusal);
      const { points = 0 } = request;
      const open = payments.find(isOpen);
      // what was to be paid in points is never taken in money instead
      if (open && points !== 0 && points !== open.points)
        throw new Refused<StartPaymentErrorCode>('AMOUNT_CHANGED');
      if (open) return open.id;
      const used = { points, pointsOf: points === 0 ? null : actor.memberId };
      const problem = points === 0 ? null : await pointsProblem(trx, payable, used, instant);
      if (problem) throw new Refused<StartPaymentErrorCode>(problem);
      const amount = subtractMoney(payable.amountDue, pointsValue(points));
      const id = ids.uuid(instant);
      await insertPayment(trx, {
        id,
        orderId: payable.orderId,
        payable: { kind, id: payable.id },
        amount,
        ...used,
        locale,
        createdAt: instant,
        expiresAt: payable.paymentDueAt,
      });
      if (isZeroMoney(amount)) {
        await succeedWithPoints(trx, id, instant);
        if (!(await spendPointsOf(trx, { id, ...used }, instant)))
          throw new Refused<StartPaymentErrorCode>('POINTS_NOT_ENOUGH');
        const paid = { id, orderId: payable.orderId, amount, points };
        if ((await payable.settle(paid, instant)) !== 'SETTLED')
          throw new Refused<StartPaymentErrorCode>('ORDER_CLOSED');
      }
      return id;
    },
  );
  return code ? { paymentId: null, code } : { paymentId, code };
}
