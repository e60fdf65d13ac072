import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { keptPayment, paymentStatus } from '#gateway/modules/payments/payment-status.ts';
import {
  type CancelPurchaseErrorCode,
  cancelPurchase,
  expirePurchases,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { couponsIssuedBy, couponsOf, findCoupon } from './coupons/extra-coupons.repository.ts';
import {
  type Extra,
  type ExtraCoupon,
  type ExtrasOrder,
  type ExtrasRefundQuote,
  ownerOf,
} from './extra.model.ts';
import type { ExtrasDependencies } from './extras-dependencies.ts';
import { emailExtras } from './notifications/email-extras.service.ts';
import { createExtrasOrder } from './orders/create-extras-order.service.ts';
import { removeExtrasOrders } from './orders/extras-order-changes.repository.ts';
import {
  extrasOrdersFor,
  extrasOrdersOf,
  findExtrasOrder,
  lockDueExtrasOrders,
} from './orders/extras-orders.repository.ts';
import { extrasOrderEnd, extrasPurchases } from './orders/extras-purchases.ts';
import { extrasForPassenger } from './passengers/extras-for-passenger.ts';
import { quoteExtras } from './quote/quote-extras.service.ts';
import { quoteExtrasRefund, refundExtrasOrder } from './refund/refund-extras-order.service.ts';
import { scarceExtras } from './stock/scarce-extras.service.ts';

/** A request to cancel an order of extras. */
export type ExtrasOrderRequest = CommandRequest & { readonly extrasOrderId: string };

/** What the club sells for a journey, the orders of it, and the coupons that come of them. */
export type ExtrasService = ReturnType<typeof createExtrasService>;

export function createExtrasService(sources: ExtrasDependencies) {
  const { db, catalogue, payments } = sources;
  return {
    /** What is offered, of one kind or of all. */
    offered: (kind: ExtraKind | null): Extra[] =>
      catalogue.filter((extra) => kind === null || extra.kind === kind),
    /** One extra of the catalogue; null where there is none of this id. */
    extra: (id: string): Extra | null => catalogue.find((extra) => extra.id === id) ?? null,
    /**
     * Every extra for a passenger on a flight: its price there, and whether the passenger has it
     * already.
     */
    extrasFor: extrasForPassenger.bind(null, sources),
    /** The extras of which few or none are left on the flights of an order. */
    scarceFor: scarceExtras.bind(null, sources),
    /** An order of extras that the viewer may see, as it is now. */
    order: findExtrasOrder.bind(null, db),
    /** The orders of extras of a member, the latest first. */
    ordersOf: extrasOrdersOf.bind(null, db),
    /**
     * The orders of extras for passengers of a flight order and those that it continues, as far as
     * the viewer may see them.
     */
    ordersFor: extrasOrdersFor.bind(null, db),
    /** The coupons of a member, the first to expire first. */
    couponsOf: (memberId: string, now: Date): Promise<ExtraCoupon[]> =>
      couponsOf(db, { memberId }, now),
    /**
     * One coupon, if the viewer sees it: the member's own, or of a guest's order that the viewer
     * sees.
     */
    coupon: findCoupon.bind(null, db),
    /** The coupons that came of an order, likewise. */
    couponsIssuedBy: couponsIssuedBy.bind(null, db),
    /** The coupons of a member that pay part of an order, or are to. */
    async couponsPaying(orderId: string, memberId: string, now: Date): Promise<ExtraCoupon[]> {
      const coupons = await couponsOf(db, { memberId }, now);
      return coupons.filter(({ spentOn }) => spentOn === orderId);
    },
    /** How far an order of extras is paid. */
    paymentOf: paymentStatus.bind(null, db),
    /**
     * What an order of a member, or of guests for a flight order, would cost now, and what coupons
     * would take off it.
     */
    quote: quoteExtras.bind(null, sources),
    create: createExtrasOrder.bind(null, sources),
    cancel: (
      request: ExtrasOrderRequest,
      actor: Actor,
      now: Date,
    ): Promise<CancelPurchaseErrorCode | null> =>
      cancelPurchase(
        sources,
        { ...extrasPurchases(sources), ...extrasOrderEnd(sources) },
        { id: request.extrasOrderId, operation: 'cancelExtrasOrder', request },
        actor,
        now,
      ),
    /** What comes back for an order, and whether it can be given back; null unless it is paid. */
    async refundQuote(order: ExtrasOrder, now: Date): Promise<ExtrasRefundQuote | null> {
      const owner = ownerOf(order);
      if (order.state !== 'PAID' || !owner) return null;
      const payment = keptPayment(await payments.ofOrder(order.id, AIRLINE, now));
      return quoteExtrasRefund(order, payment, await couponsOf(db, owner, now));
    },
    /** Gives a paid order back; answers why not. */
    refund: refundExtrasOrder.bind(null, sources),
    /** E-mails a guest what became of an order of extras. */
    mailNews: emailExtras.bind(null, sources),
    /** Records that unpaid orders have run out; answers how many. */
    expire: (now: Date): Promise<number> =>
      expirePurchases(db, extrasOrderEnd(sources), lockDueExtrasOrders, now),
    /** Removes orders that the accounts no longer need (RULES 10.22); answers how many. */
    erase: (now: Date): Promise<number> =>
      processInBatches((most) =>
        inTransaction(db, (trx) => removeExtrasOrders(trx, erasureInstants(now).accounts, most)),
      ),
  };
}
