import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PaymentOutcome } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { OffsettableAmount } from '#schema/rules/club/points-offset.ts';
import { confirmPayment } from './attempts/confirm-payment.service.ts';
import { createProviderStatusCache, queryProvider } from './attempts/query-provider.service.ts';
import { reconcilePayments } from './attempts/reconcile-payments.service.ts';
import { startPayment } from './attempts/start-payment.service.ts';
import type { Payable, PayableOrder } from './payable.ts';
import type { PartCause, PayableKey, PayableName, Payment } from './payment.model.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { paymentAt, paymentsOfRead } from './payment-status.ts';
import { findPayment, paymentsOf } from './payments.repository.ts';
import { frozenPoints, leftOfPayments } from './points/left-of-payments.repository.ts';
import { abandonPayments, expirePaymentsOf } from './reports/payment-moves.repository.ts';
import { receiveEvent } from './reports/receive-event.service.ts';
import { countReturns } from './returns/payment-returns.repository.ts';
import {
  giveBackPart,
  mailPaymentReturned,
  type PartGivenBack,
  returnPayment,
} from './returns/return-payment.service.ts';

/**
 * Payments: begun, asked about, reported, sent back. Every actor sees only those of their orders. A
 * `kind` left out is `ORDER`.
 */
export type PaymentService = ReturnType<typeof createPaymentService>;

export function createPaymentService(sources: PaymentDependencies) {
  const { db, orders, payables } = sources;
  const shareAnswers = createProviderStatusCache(queryProvider);
  return {
    /** What is paid for, as the actor sees it; null when there is none. */
    payable: ({ kind, id }: PayableKey, actor: Actor, now: Date): Promise<PayableOrder | null> =>
      payables[kind].show(id, actor, now),
    /**
     * What is to be paid for it now, and how much of it in points at most, as the actor sees it;
     * null when there is none.
     */
    async toPay(
      { kind, id }: PayableKey,
      actor: Actor,
      now: Date,
    ): Promise<OffsettableAmount | null> {
      const payable = await payables[kind].find(id, actor, now);
      return payable && { due: payable.amountDue, offsettable: payable.offsettable };
    },
    /**
     * The flight order that it is, or belongs to, by its id; null when the actor sees no such
     * order.
     */
    async orderOf({ kind, id }: PayableKey, actor: Actor, now: Date): Promise<string | null> {
      const payable = await payables[kind].find(id, actor, now);
      return payable?.orderId ?? null;
    },
    /** Begins an attempt, or returns the one that is open. */
    start: startPayment.bind(null, sources),
    /**
     * Asks the provider what became of the attempts, or takes its answer of a moment ago; null when
     * the actor sees no such order.
     */
    confirm: (
      id: string,
      actor: Actor,
      now: Date,
      kind: PayableName = 'ORDER',
    ): Promise<PaymentOutcome | null> =>
      confirmPayment(sources, shareAnswers, { kind, id }, actor, now),
    /** The same, and asks in any case. */
    confirmNow: (
      id: string,
      actor: Actor,
      now: Date,
      kind: PayableName = 'ORDER',
    ): Promise<PaymentOutcome | null> =>
      confirmPayment(sources, queryProvider, { kind, id }, actor, now),
    /**
     * Ends the open attempts of an order that was cancelled; their pages can no longer be opened.
     */
    abandon: ({ id, orderId }: Pick<Payable, 'id' | 'orderId'>, now: Date): Promise<void> =>
      inTransaction(db, async (trx) => {
        await orders.orderForPayment(trx, orderId, AIRLINE, now);
        await abandonPayments(trx, id, now);
      }),
    /** How many points of a member are frozen by open attempts. */
    frozenPoints: frozenPoints.bind(null, db),
    /**
     * Writes down in the caller's transaction, which holds its lock, that attempts to pay something
     * have run out with it.
     */
    lapse: expirePaymentsOf,
    /** What is left of payments, in points and money; `within` may be the caller's transaction. */
    leftOf: leftOfPayments,
    /**
     * Gives back a part of a payment in the caller's transaction, points before money: for seats,
     * where no cause is named.
     */
    giveBack: (
      trx: DatabaseTransaction,
      part: { readonly paymentId: string; readonly amount: Money; readonly cause?: PartCause },
      now: Date,
    ): Promise<PartGivenBack> =>
      giveBackPart(trx, { cause: 'SEATS_GIVEN_BACK', ...part, id: sources.ids.uuid(now) }, now),
    /** The attempts to pay an order of any kind as they are now, the latest first. */
    async ofOrder(id: string, viewer: ActorOrAirline, now: Date): Promise<Payment[]> {
      const payments = await paymentsOf(db, id, viewer, now);
      return payments.map((payment) => paymentAt(payment, now));
    },
    /**
     * The attempts to pay an order that was read, as they are now, the latest first; none where
     * only one of its flights may be seen.
     */
    async ofRead(order: Order, now: Date): Promise<Payment[]> {
      if (order.onlySegment !== undefined) return [];
      return (await paymentsOfRead(db, order, now)).map((payment) => paymentAt(payment, now));
    },
    /** One attempt as it is now; null when the actor may not see it. */
    async find(id: string, actor: Actor, now: Date): Promise<Payment | null> {
      const payment = await findPayment(db, id, actor, now);
      return payment && paymentAt(payment, now);
    },
    /** Takes a report of the provider. */
    receive: receiveEvent.bind(null, sources),
    /** Sends money back that is recorded as due; once, however often it is called. */
    sendBack: returnPayment.bind(null, sources),
    /** E-mails the payer of money that was sent back. */
    mailReturned: mailPaymentReturned.bind(null, sources),
    /** How much money goes or went back, by why and how far it has come. */
    countReturns: countReturns.bind(null, db),
    /** Brings up what was left open; answers how many attempts had run out. */
    reconcile: reconcilePayments.bind(null, sources),
  };
}
