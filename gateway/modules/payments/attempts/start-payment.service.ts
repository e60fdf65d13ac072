import { inTransaction } from '#gateway/database/transaction.ts';
import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import type { PaymentRequest } from '#gateway/modules/payments/payment-request.ts';
import { isOpen, paymentAt } from '#gateway/modules/payments/payment-status.ts';
import {
  findPayment,
  insertPayment,
  keepHostedPage,
  paymentsOf,
  succeedWithPoints,
} from '#gateway/modules/payments/payments.repository.ts';
import {
  pointsProblem,
  spendPointsOf,
} from '#gateway/modules/payments/points/points-of-payment.ts';
import { refusePayment } from '#gateway/modules/payments/reports/payment-moves.repository.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { isZeroMoney, subtractMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { queryProvider } from './query-provider.service.ts';

/** The attempt that a request is about, or why there is none. */
type BegunPayment =
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

/** The provider says that it will not do what was asked, now or later. */
const FOR_GOOD = new Set<string>(['REJECTED', 'CONFLICT']);

/**
 * Has the provider make its page for an attempt that has none yet. The attempt's id is the key, so
 * that asking again after a crash gives the same page: there is never a second one to pay at.
 * @returns false when there is no page; then the traveller was sent nowhere, and nothing was
 *   charged
 */
async function openAtProvider(
  { db, provider, payables, webhookUrl, log }: PaymentDependencies,
  payment: Payment,
  { orderNumber }: Payable,
  now: Date,
): Promise<boolean> {
  const { id, amount, locale, expiresAt, payable } = payment;
  const kind = payables[payable.kind];
  try {
    const page = await provider.createPayment({
      attemptId: id,
      idempotencyKey: id,
      amount,
      orderNumber,
      description: await kind.description(payable.id, locale, now),
      locale,
      returnUrl: kind.returnUrl(payable.id, locale),
      webhookUrl,
      expiresAt,
    });
    await inTransaction(db, (trx) => keepHostedPage(trx, id, page, now));
    return true;
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    const say = fault.retryable ? log.warn : log.error;
    say({ paymentId: id, reason: fault.code }, 'the payment provider opened no page');
    if (FOR_GOOD.has(fault.code)) await refusePayment(db, id, now);
    return false;
  }
}

/** The attempt, and what stood in the way. */
type StartedPayment = {
  readonly payment: Payment | null;
  readonly code: StartPaymentErrorCode | null;
};

/**
 * Whether it was found paid at the provider: what points pay in full is paid by the request itself.
 */
const isPaidBefore = ({ state, amount }: Payment): boolean =>
  state === 'SUCCEEDED' && !isZeroMoney(amount);

/**
 * Begins an attempt to pay at the provider's page, or gives back the one that is open: the intent
 * is committed, the provider called outside any transaction, its answer committed. An open attempt
 * is checked with the provider first, so that "pay again" of what was paid meanwhile finds it paid.
 */
export async function startPayment(
  sources: PaymentDependencies,
  request: PaymentRequest,
  actor: Actor,
  now: Date,
): Promise<StartedPayment> {
  const { db, payables } = sources;
  const earlier = await paymentsOf(db, request.orderId, actor, now);
  for (const payment of earlier.filter(isOpen)) await queryProvider(sources, payment, now);

  const obstacle = await payables[request.kind ?? 'ORDER'].obstacle?.(request.orderId, actor, now);
  if (obstacle) return { payment: null, code: obstacle };
  const { paymentId, code } = await beginPayment(sources, request, actor, now);
  const begun = paymentId && (await findPayment(db, paymentId, actor, now));
  const payable = await payables[request.kind ?? 'ORDER'].find(request.orderId, actor, now);
  if (!begun || !payable) return { payment: null, code: code ?? 'ORDER_NOT_FOUND' };

  const needsPage = isOpen(paymentAt(begun, now)) && begun.hostedPageUrl === null;
  const opened = !needsPage || (await openAtProvider(sources, begun, payable, now));
  const payment = paymentAt((await findPayment(db, begun.id, actor, now)) ?? begun, now);
  if (!opened) return { payment, code: 'PROVIDER_UNAVAILABLE' };
  return { payment, code: isPaidBefore(payment) ? 'ALREADY_PAID' : null };
}
