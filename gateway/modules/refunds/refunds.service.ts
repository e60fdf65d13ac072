import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { forEachLogged } from '#gateway/jobs/for-each-logged.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { UploadedFile } from '#gateway/modules/uploads/uploaded-file.model.ts';
import type { RefundNews } from '#gateway/ports/documents/email/email-data.ts';
import type { WithdrawRefundErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { eraseNotes } from './erase-refunds.repository.ts';
import { emailRefund } from './notifications/email-refund.service.ts';
import {
  createRefundOffer,
  type OfferOutcome,
  readRefundOffer,
} from './offer/create-refund-offer.service.ts';
import { type MoneyDue, payBack, payRefund } from './payout/pay-refund.service.ts';
import { type PaidWith, paymentsOfTickets } from './payout/refund-parts.ts';
import type { Refund, RefundQuestion, RefundView } from './refund.model.ts';
import type { RefundDependencies } from './refund-dependencies.ts';
import { findRefund, type RefundKey, refundsBy, refundsIn } from './refunds.repository.ts';
import type { RefundRequest } from './request/request-refund.input.ts';
import { type RequestOutcome, requestRefund } from './request/request-refund.service.ts';
import { askRefundOffice } from './review/decide-refund.service.ts';
import { type Withdrawal, withdrawRefund } from './review/withdraw-refund.service.ts';

/**
 * Erases what travellers and staff wrote about refunds, and their proofs, 6 months after they ended
 * (RULES 8.15); answers of how many.
 */
const eraseRefunds = (
  { db, uploads, office }: Pick<RefundDependencies, 'db' | 'uploads' | 'office'>,
  now: Date,
): Promise<number> =>
  processInBatches(async (most) => {
    const erased = await inTransaction(db, async (trx) => {
      const due = await eraseNotes(trx, erasureInstants(now).health, now, most);
      await uploads.erase(
        trx,
        due.flatMap(({ fileIds }) => fileIds),
      );
      return due.map(({ id }) => id);
    });
    await office.forget(erased);
    return erased.length;
  });

/** Refunds: quoted, requested, reviewed, paid. Each viewer sees those of their orders. */
export type RefundService = ReturnType<typeof createRefundService>;

/** The refunds of the airline. */
export function createRefundService(sources: RefundDependencies) {
  const { db, orders, payments, uploads } = sources;
  const withOrder = async (
    refund: Refund | null,
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<RefundView | null> => {
    const order = refund && (await orders.find({ id: refund.orderId }, viewer, now));
    return refund && order && { ...refund, order };
  };
  return {
    /** Quotes a refund, and guarantees it for 20 minutes. */
    offer: (asked: RefundQuestion, actor: Actor, now: Date): Promise<OfferOutcome> =>
      createRefundOffer(sources, asked, actor, now),
    /** The payments that paid for the tickets of an order: read before the order is locked. */
    paymentsOf: (orderId: string, now: Date): Promise<PaidWith[]> =>
      paymentsOfTickets(sources, orderId, now),
    /**
     * Sends money for tickets back that another service refunds; false where that is more than is
     * left of what was paid.
     */
    payBack: (trx: DatabaseTransaction, due: MoneyDue, now: Date): Promise<boolean> =>
      payBack(trx, sources, due, now),
    /** An offer that was made before; null when it would be another one now. */
    readOffer: (id: string, actor: Actor, now: Date) => readRefundOffer(sources, id, actor, now),
    /** Requests what was offered; the same request gets the same refund. */
    request: (request: RefundRequest, actor: Actor, now: Date): Promise<RequestOutcome> =>
      requestRefund(sources, request, actor, now),
    /** Withdraws a refund that is under review; answers why not. */
    withdraw: (
      request: Withdrawal,
      actor: Actor,
      now: Date,
    ): Promise<WithdrawRefundErrorCode | null> => withdrawRefund(sources, request, actor, now),
    /** One refund as it is now; null when there is none or the viewer may not see it. */
    find: async (key: RefundKey, viewer: ActorOrAirline, now: Date): Promise<RefundView | null> =>
      withOrder(await findRefund(db, key, viewer, now), viewer, now),
    /** The refunds of an order that the viewer may see, the latest first. */
    async ofOrder(order: Order, viewer: ActorOrAirline, now: Date): Promise<RefundView[]> {
      const refunds = await refundsBy(db, { order_id: order.id }, viewer, now);
      return refunds.map((refund) => ({ ...refund, order }));
    },
    /**
     * All refunds of a member's orders, the latest first. Only the member's own session leads to
     * it.
     */
    ofMember: (memberId: string, now: Date): Promise<Refund[]> =>
      refundsBy(db, {}, { memberId, sessionId: null }, now),
    /** The proofs of a refund that the viewer sent. */
    proofsOf: ({ proofIds }: Refund, viewer: ActorOrAirline, now: Date): Promise<UploadedFile[]> =>
      uploads.find(proofIds, viewer, now),
    /** Where the money of an order goes back to, masked; null where no card is known. */
    async destinationOf(orderId: string, now: Date): Promise<string | null> {
      const paid = await payments.ofOrder(orderId, AIRLINE, now);
      const card = paid.find(({ captured }) => captured !== null)?.card;
      return card ? `${card.scheme} •••• ${card.lastDigits}` : null;
    },
    /** The refunds that staff are to review, the oldest first. For the airline's own work. */
    async underReview(now: Date): Promise<RefundView[]> {
      const found = [];
      for (const id of await refundsIn(db, 'UNDER_REVIEW')) {
        const refund = await withOrder(await findRefund(db, { id }, AIRLINE, now), AIRLINE, now);
        if (refund) found.push(refund);
      }
      return found;
    },
    /** Has the money of an approved refund sent back, once. */
    pay: (id: string): Promise<void> => payRefund(sources, id),
    /** Writes to the contact of the order what became of a refund. */
    mail: (id: string, event: RefundNews, now: Date): Promise<void> =>
      emailRefund(sources, id, event, now),
    /** Asks the back office what it decided; answers about how many. */
    askOffice: (now: Date): Promise<number> => askRefundOffice(sources, now),
    /** Has approved refunds paid whose job was lost; answers how many. */
    async resume(): Promise<number> {
      return forEachLogged(await refundsIn(db, 'APPROVED'), async (id) => {
        await payRefund(sources, id);
        return true;
      });
    },
    /** Erases notes and proofs that are no longer needed; answers of how many refunds. */
    erase: (now: Date): Promise<number> => eraseRefunds(sources, now),
  };
}
