import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PaymentOutcome } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { OffsettableAmount } from '#schema/rules/club/points-offset.ts';
import { confirmPayment } from './attempts/confirm-payment.service.ts';
import { queryProvider } from './attempts/query-provider.service.ts';
import { reconcilePayments } from './attempts/reconcile-payments.service.ts';
import { type StartedPayment, startPayment } from './attempts/start-payment.service.ts';
import type { Payable, PayableOrder } from './payable.ts';
import type { PartCause, PayableKey, PayableName, Payment, PaymentLeft } from './payment.model.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import type { PaymentRequest } from './payment-request.ts';
import { paymentAt, paymentsOfRead } from './payment-status.ts';
import { findPayment, paymentsOf } from './payments.repository.ts';
import { frozenPoints, leftOfPayments } from './points/left-of-payments.repository.ts';
import { createProviderStatusCache } from './provider-status-cache.ts';
import { abandonPayments, expirePaymentsOf } from './reports/payment-moves.repository.ts';
import { type Reception, receiveEvent } from './reports/receive-event.service.ts';
import { mailPaymentReturned } from './returns/payment-returned-notice.service.ts';
import { countReturns } from './returns/payment-returns.repository.ts';
import {
  giveBackPart,
  type PartGivenBack,
  returnPayment,
} from './returns/return-payment.service.ts';

/**
 * Payments: begun, asked about, reported, sent back. Every actor sees only those of their orders. A
 * `kind` left out is `ORDER`.
 */
export type PaymentService = {
  /** What is paid for, as the actor sees it; null when there is none. */
  payable(key: PayableKey, actor: Actor, now: Date): Promise<PayableOrder | null>;
  /**
   * What is to be paid for it now, and how much of it in points at most, as the actor sees it; null
   * when there is none.
   */
  toPay(key: PayableKey, actor: Actor, now: Date): Promise<OffsettableAmount | null>;
  /**
   * The flight order that it is, or belongs to, by its id; null when the actor sees no such order.
   */
  orderOf(key: PayableKey, actor: Actor, now: Date): Promise<string | null>;
  /** Begins an attempt, or returns the one that is open. */
  start(request: PaymentRequest, actor: Actor, now: Date): Promise<StartedPayment>;
  /**
   * Asks the provider what became of the attempts, or takes its answer of a moment ago; null when
   * the actor sees no such order.
   */
  confirm(id: string, actor: Actor, now: Date, kind?: PayableName): Promise<PaymentOutcome | null>;
  /** The same, and asks in any case. */
  confirmNow(
    id: string,
    actor: Actor,
    now: Date,
    kind?: PayableName,
  ): Promise<PaymentOutcome | null>;
  /** Ends the open attempts of an order that was cancelled; their pages can no longer be opened. */
  abandon(payable: Pick<Payable, 'id' | 'orderId'>, now: Date): Promise<void>;
  /**
   * Writes down in the caller's transaction, which holds its lock, that attempts to pay something
   * have run out with it.
   */
  lapse(trx: DatabaseTransaction, id: string, now: Date): Promise<void>;
  /** How many points of a member are frozen by open attempts. */
  frozenPoints(memberId: string, now: Date): Promise<number>;
  /** What is left of payments, in points and money; `within` may be the caller's transaction. */
  leftOf(
    within: Database,
    paymentIds: readonly string[],
  ): Promise<ReadonlyMap<string, PaymentLeft>>;
  /**
   * Gives back a part of a payment in the caller's transaction, points before money: for seats,
   * where no cause is named.
   */
  giveBack(
    trx: DatabaseTransaction,
    part: { readonly paymentId: string; readonly amount: Money; readonly cause?: PartCause },
    now: Date,
  ): Promise<PartGivenBack>;
  /**
   * The attempts to pay an order that was read, as they are now, the latest first; none where only
   * one of its flights may be seen.
   */
  ofRead(order: Order, now: Date): Promise<Payment[]>;
  /** The attempts to pay an order of any kind as they are now, the latest first. */
  ofOrder(id: string, viewer: ActorOrAirline, now: Date): Promise<Payment[]>;
  /** One attempt as it is now; null when the actor may not see it. */
  find(id: string, actor: Actor, now: Date): Promise<Payment | null>;
  /** Takes a report of the provider. */
  receive(
    rawBody: string,
    headers: Headers,
    instants: { readonly now: Date; readonly realNow: Date },
  ): Promise<Reception>;
  /** Sends money back that is recorded as due; once, however often it is called. */
  sendBack(returnId: string): Promise<void>;
  /** E-mails the payer of money that was sent back. */
  mailReturned(returnId: string, now: Date): Promise<void>;
  /** How much money goes or went back, by why and how far it has come. */
  countReturns(): Promise<{ cause: string; state: string; count: number }[]>;
  /** Brings up what was left open; answers how many attempts had run out. */
  reconcile(now: Date): Promise<number>;
};

export function createPaymentService(sources: PaymentDependencies): PaymentService {
  const { db, orders, payables } = sources;
  const shareAnswers = createProviderStatusCache(queryProvider);
  return {
    payable: ({ kind, id }, actor, now) => payables[kind].show(id, actor, now),
    async toPay({ kind, id }, actor, now) {
      const payable = await payables[kind].find(id, actor, now);
      return payable && { due: payable.amountDue, offsettable: payable.offsettable };
    },
    async orderOf({ kind, id }, actor, now) {
      const payable = await payables[kind].find(id, actor, now);
      return payable?.orderId ?? null;
    },
    start: (request, actor, now) => startPayment(sources, request, actor, now),
    confirm: (id, actor, now, kind = 'ORDER') =>
      confirmPayment(sources, shareAnswers, { kind, id }, actor, now),
    confirmNow: (id, actor, now, kind = 'ORDER') =>
      confirmPayment(sources, queryProvider, { kind, id }, actor, now),
    abandon: ({ id, orderId }, now) =>
      inTransaction(db, async (trx) => {
        await orders.orderForPayment(trx, orderId, AIRLINE, now);
        await abandonPayments(trx, id, now);
      }),
    frozenPoints: (memberId, now) => frozenPoints(db, memberId, now),
    lapse: (trx, id, now) => expirePaymentsOf(trx, id, now),
    leftOf: leftOfPayments,
    giveBack: (trx, part, now) =>
      giveBackPart(trx, { cause: 'SEATS_GIVEN_BACK', ...part, id: sources.ids.uuid(now) }, now),
    async ofOrder(id, viewer, now) {
      const payments = await paymentsOf(db, id, viewer, now);
      return payments.map((payment) => paymentAt(payment, now));
    },
    async ofRead(order, now) {
      if (order.onlySegment !== undefined) return [];
      return (await paymentsOfRead(db, order, now)).map((payment) => paymentAt(payment, now));
    },
    async find(id, actor, now) {
      const payment = await findPayment(db, id, actor, now);
      return payment && paymentAt(payment, now);
    },
    receive: (rawBody, headers, instants) => receiveEvent(sources, rawBody, headers, instants),
    sendBack: (returnId) => returnPayment(sources, returnId),
    mailReturned: (returnId, now) => mailPaymentReturned(sources, returnId, now),
    countReturns: () => countReturns(db),
    reconcile: (now) => reconcilePayments(sources, now),
  };
}
