import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type {
  PartCause,
  PayableName,
  Payment,
  PaymentReturn,
} from '#gateway/modules/payments/payment.model.ts';
import type { PaymentDependencies } from '#gateway/modules/payments/payment-dependencies.ts';
import {
  lockLeftOf,
  notePointsBack,
} from '#gateway/modules/payments/points/left-of-payments.repository.ts';
import { returnPointsOfPayment } from '#gateway/modules/points/move-points.service.ts';
import { latePaymentRefundedEmail } from '#gateway/ports/documents/documents.ts';
import type { ProviderRefund } from '#gateway/ports/payment-provider/payment-provider.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { pointsFirst } from '#schema/rules/after-sale/points-first.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import { findReturn, insertReturn, settleReturn } from './payment-returns.repository.ts';

/** Records that captured money is to go back, and queues the job that sends it. */
export async function giveBack(
  trx: DatabaseTransaction,
  meant: Omit<PaymentReturn, 'state' | 'settledAt'>,
): Promise<void> {
  await insertReturn(trx, meant);
  await enqueue(trx, 'return-payment', { returnId: meant.id });
}

/** A part of what a payment paid, in money and points together. */
type PaidPart = {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Money;
  readonly cause: PartCause;
};

/** What went back: points at once, money by a return of this id; null where no money does. */
export type PartGivenBack = { readonly points: number; readonly returnId: string | null };

/**
 * Gives back a part of a payment the way it was paid, in the caller's transaction: points before
 * money (RULES 8.11). Points are in the member's account with it, the money is recorded as due and
 * sent by a job.
 */
export async function giveBackPart(
  trx: DatabaseTransaction,
  { amount, ...part }: PaidPart,
  now: Date,
): Promise<PartGivenBack> {
  const { paymentId } = part;
  const { pointsOf, ...left } = await lockLeftOf(trx, paymentId);
  const back = pointsFirst(amount.amount, pointsOf ? left : { ...left, points: 0 });
  if (pointsOf && back.points > 0) {
    await returnPointsOfPayment(trx, { memberId: pointsOf, paymentId, points: back.points }, now);
    await notePointsBack(trx, paymentId, back.points);
  }
  if (back.money === 0) return { points: back.points, returnId: null };
  await giveBack(trx, { ...part, amount: money(back.money, BRAND.currency), createdAt: now });
  return { points: back.points, returnId: part.id };
}

/**
 * Records how a return went, as the provider answered or reported it, and queues the message to its
 * payer: once, whichever report comes first.
 */
export async function recordReturn(
  trx: DatabaseTransaction,
  sources: Pick<PaymentDependencies, 'nowIn' | 'payables' | 'whenReturned' | 'log'>,
  { refundId, status }: ProviderRefund,
): Promise<void> {
  if (status === 'PENDING') return;
  const { nowIn, payables, whenReturned, log } = sources;
  const now = await nowIn(trx);
  if (!(await settleReturn(trx, refundId, status, now))) return;
  if (status === 'FAILED')
    log.error({ reason: 'REFUND_FAILED' }, 'the payment provider could not give money back');
  const returned = await findReturn(trx, refundId);
  const hook = returned && whenReturned[returned.cause];
  if (hook) return hook(trx, refundId, status, now);
  if (!returned || status === 'FAILED') return;
  const { kind, id } = returned.payable;
  const { tellReturned } = payables[kind];
  if (tellReturned) return tellReturned(trx, id, returned.amount, now);
  await enqueue(trx, 'send-payment-returned', { returnId: refundId });
  const message = { event: 'PAYMENT_RETURNED', facts: { amount: returned.amount } } as const;
  await notifyMembersOfOrder(trx, returned.orderId, message, now);
}

/**
 * Sends money back that is recorded as due. The return's id is the provider's key, so that asking
 * again, after a crash or from two gateways at once, sends it once.
 * @throws PaymentProviderError when the provider did not do it; ask again
 */
export async function returnPayment(sources: PaymentDependencies, returnId: string): Promise<void> {
  const { db, provider } = sources;
  const meant = await findReturn(db, returnId);
  if (!meant || meant.state === 'SUCCEEDED') return;
  const { providerReference, amount } = meant;
  const answer = await provider.refundPayment({ providerReference, refundId: returnId, amount });
  await inTransaction(db, (trx) => recordReturn(trx, sources, answer));
}

const DEAD: Partial<Record<PayableName, 'SEATS_DEAD' | 'CHANGE_DEAD'>> = {
  SEAT_ORDER: 'SEATS_DEAD',
  DATE_CHANGE: 'CHANGE_DEAD',
};

const causeIn = (
  cause: Exclude<PaymentReturn['cause'], 'REFUND'>,
  { payable }: Pick<Payment, 'payable'>,
) => (cause === 'ORDER_DEAD' && DEAD[payable.kind]) || cause;

/** E-mails the contact of an order that its money was sent back, and why. */
export async function mailPaymentReturned(
  { db, orders, payables, mailer, addresses }: PaymentDependencies,
  returnId: string,
  now: Date,
): Promise<void> {
  const returned = await findReturn(db, returnId);
  // A refund of tickets has e-mails of its own.
  if (!returned || returned.cause === 'REFUND') return;
  const order = await orders.find({ id: returned.orderId }, AIRLINE, now);
  if (!order) return;
  const { locale, contact } = order;
  const { kind, id } = returned.payable;
  const email = await latePaymentRefundedEmail(
    {
      recipientName: contact.name,
      orderNumber: (await payables[kind].find(id, AIRLINE, now))?.orderNumber ?? order.number,
      flights: order.segments.map((one) => flightForEmail(orders.flights.flightOf(one), locale)),
      amount: returned.amount,
      cause: causeIn(returned.cause, returned),
      searchUrl: addresses.search(locale),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}
