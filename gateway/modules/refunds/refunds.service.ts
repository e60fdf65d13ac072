import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { forEachLogged } from '#gateway/jobs/for-each-logged.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { UploadedFile } from '#gateway/modules/uploads/uploaded-file.model.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { emailRefund } from './notifications/email-refund.service.ts';
import { createRefundOffer, readRefundOffer } from './offer/create-refund-offer.service.ts';
import { type MoneyDue, payBack, payRefund } from './payout/pay-refund.service.ts';
import { paymentsOfTickets } from './payout/refund-parts.ts';
import type { Refund, RefundView } from './refund.model.ts';
import { eraseNotes } from './refund-changes.repository.ts';
import type { RefundDependencies } from './refund-dependencies.ts';
import {
  findRefund,
  type RefundKey,
  refundsBy,
  refundsIn,
  refundsOfRead,
} from './refunds.repository.ts';
import { requestRefund } from './request/request-refund.service.ts';
import { askRefundOffice, withdrawRefund } from './review/decide-refund.service.ts';

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
    offer: createRefundOffer.bind(null, sources),
    /** The payments that paid for the tickets of an order: read before the order is locked. */
    paymentsOf: paymentsOfTickets.bind(null, sources),
    /**
     * Sends money for tickets back that another service refunds; false where that is more than is
     * left of what was paid.
     */
    payBack: (trx: DatabaseTransaction, due: MoneyDue, now: Date): Promise<boolean> =>
      payBack(trx, sources, due, now),
    /** An offer that was made before; null when it would be another one now. */
    readOffer: readRefundOffer.bind(null, sources),
    /** Requests what was offered; the same request gets the same refund. */
    request: requestRefund.bind(null, sources),
    /** Withdraws a refund that is under review; answers why not. */
    withdraw: withdrawRefund.bind(null, sources),
    /** One refund as it is now; null when there is none or the viewer may not see it. */
    find: async (key: RefundKey, viewer: ActorOrAirline, now: Date): Promise<RefundView | null> =>
      withOrder(await findRefund(db, key, viewer, now), viewer, now),
    /** The refunds of an order that the viewer may see, the latest first. */
    async ofOrder(order: Order, viewer: ActorOrAirline, now: Date): Promise<RefundView[]> {
      const refunds = await refundsBy(db, { order_id: order.id }, viewer, now);
      return refunds.map((refund) => ({ ...refund, order }));
    },
    /** The same of an order that a viewer was shown: several fields ask once. */
    async ofRead(order: Order, now: Date): Promise<RefundView[]> {
      if (order.onlySegment !== undefined) return [];
      const refunds = await refundsOfRead(db, order, now);
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
    pay: payRefund.bind(null, sources),
    /** Writes to the contact of the order what became of a refund. */
    mail: emailRefund.bind(null, sources),
    /** Asks the back office what it decided; answers about how many. */
    askOffice: askRefundOffice.bind(null, sources),
    /** Has approved refunds paid whose job was lost; answers how many. */
    async resume(): Promise<number> {
      return forEachLogged(await refundsIn(db, 'APPROVED'), async (id) => {
        await payRefund(sources, id);
        return true;
      });
    },
    /** Erases notes and proofs that are no longer needed; answers of how many refunds. */
    erase: eraseRefunds.bind(null, sources),
  };
}
