import { inTransaction } from '#gateway/database/transaction.ts';
import type { PaymentOutcome } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { askProvider } from './attempts/ask-provider.service.ts';
import { confirmPayment } from './attempts/confirm-payment.service.ts';
import { reconcilePayments } from './attempts/reconcile-payments.service.ts';
import { type StartedPayment, startPayment } from './attempts/start-payment.service.ts';
import type { Payment } from './payment.model.ts';
import type { PaymentRequest } from './payment-request.ts';
import type { PaymentSources } from './payment-sources.ts';
import { paymentAt } from './payment-standing.ts';
import { findPayment, paymentsOf } from './payments.repository.ts';
import { sharingRecentAnswers } from './recent-answers.ts';
import { abandonPayments } from './reports/payment-moves.repository.ts';
import { type Reception, receiveEvent } from './reports/receive-event.service.ts';
import { mailPaymentReturned } from './returns/payment-returned-notice.service.ts';
import { countReturns } from './returns/payment-returns.repository.ts';
import { returnPayment } from './returns/return-payment.service.ts';

/** Payments: begun, asked about, reported, sent back. Every actor sees only those of their orders. */
export type PaymentService = {
  /** Begins an attempt, or returns the one that is open. */
  start(request: PaymentRequest, actor: Actor, now: Date): Promise<StartedPayment>;
  /**
   * Asks the provider what became of the attempts, or takes its answer of a moment ago; null when the actor sees no such
   * order.
   */
  confirm(orderId: string, actor: Actor, now: Date): Promise<PaymentOutcome | null>;
  /** The same, and asks in any case. */
  confirmNow(orderId: string, actor: Actor, now: Date): Promise<PaymentOutcome | null>;
  /** Ends the open attempts of an order that was cancelled; their pages can no longer be opened. */
  abandon(orderId: string, now: Date): Promise<void>;
  /** The attempts to pay an order as they are now, the latest first. */
  ofOrder(orderId: string, actor: Actor, now: Date): Promise<Payment[]>;
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

export const createPaymentService = (sources: PaymentSources): PaymentService => {
  const { db, orders } = sources;
  const shareAnswers = sharingRecentAnswers(askProvider);
  return {
    start: (request, actor, now) => startPayment(sources, request, actor, now),
    confirm: (orderId, actor, now) => confirmPayment(sources, shareAnswers, orderId, actor, now),
    confirmNow: (orderId, actor, now) => confirmPayment(sources, askProvider, orderId, actor, now),
    abandon: (orderId, now) =>
      inTransaction(db, async (trx) => {
        await orders.orderForPayment(trx, orderId, AIRLINE, now);
        await abandonPayments(trx, orderId, now);
      }),
    async ofOrder(orderId, actor, now) {
      const payments = await paymentsOf(db, orderId, actor, now);
      return payments.map((payment) => paymentAt(payment, now));
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
};
