import { processInBatches } from '#gateway/database/process-in-batches.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { keptPayment, paymentStatus } from '#gateway/modules/payments/payment-status.ts';
import {
  type CancelPurchaseErrorCode,
  cancelPurchase,
  expirePurchases,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { RefundBenefitOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import type { Benefit, BenefitCoupon, BenefitOrder, BenefitRefundQuote } from './benefit.model.ts';
import type { BenefitDependencies } from './benefit-dependencies.ts';
import { couponsIssuedBy, couponsOf, findCoupon } from './coupons/benefit-coupons.repository.ts';
import { type ExtrasToNotify, emailExtras } from './notifications/email-extras.service.ts';
import { removeBenefitOrders } from './orders/benefit-order-changes.repository.ts';
import { ownerOf } from './orders/benefit-order-status.ts';
import {
  benefitOrdersFor,
  benefitOrdersOf,
  findBenefitOrder,
  lockDueBenefitOrders,
} from './orders/benefit-orders.repository.ts';
import { benefitOrderEnd, benefitPurchases } from './orders/benefit-purchases.ts';
import type { BenefitRequest } from './orders/create-benefit-order.input.ts';
import {
  type CreatedBenefitOrder,
  createBenefitOrder,
} from './orders/create-benefit-order.service.ts';
import { type ExtraForPassenger, extrasForPassenger } from './passengers/extras-for-passenger.ts';
import {
  type BenefitQuote,
  type QuoteFor,
  type QuoteRequest,
  quoteBenefits,
} from './quote/quote-benefits.service.ts';
import { quoteBenefitRefund } from './refund/quote-benefit-refund.ts';
import type { BenefitRefundRequest } from './refund/refund-benefit-order.input.ts';
import { refundBenefitOrder } from './refund/refund-benefit-order.service.ts';
import { type ScarceExtra, scarceExtras } from './stock/scarce-extras.service.ts';

/** A request to cancel a benefit order. */
export type BenefitOrderRequest = CommandRequest & { readonly benefitOrderId: string };

/** What the club sells for a journey, the orders of it, and the coupons that come of them. */
export type BenefitService = {
  /** What is offered, of one kind or of all. */
  offered(kind: BenefitKind | null): Benefit[];
  /** One benefit of the catalogue; null where there is none of this id. */
  benefit(id: string): Benefit | null;
  /**
   * Every extra for a passenger on a flight: its price there, and whether the passenger has it
   * already.
   */
  extrasFor(one: PassengerSegmentView, now: Date): Promise<ExtraForPassenger[]>;
  /** The extras of which few or none are left on the flights of an order. */
  scarceFor(order: Order, now: Date): Promise<ScarceExtra[]>;
  /** A benefit order that the reader may see, as it is now. */
  order(id: string, reader: ActorOrAirline, now: Date): Promise<BenefitOrder | null>;
  /** The benefit orders of a member, the latest first. */
  ordersOf(memberId: string, now: Date): Promise<BenefitOrder[]>;
  /**
   * The benefit orders for passengers of a flight order and those that it continues, as far as the
   * reader may see them.
   */
  ordersFor(
    flightOrderIds: readonly string[],
    reader: ActorOrAirline,
    now: Date,
  ): Promise<BenefitOrder[]>;
  /** The coupons of a member, the first to expire first. */
  couponsOf(memberId: string, now: Date): Promise<BenefitCoupon[]>;
  /**
   * One coupon, if the reader sees it: the member's own, or of a guest's order that the reader
   * sees.
   */
  coupon(id: string, reader: Actor, now: Date): Promise<BenefitCoupon | null>;
  /** The coupons that came of an order, likewise. */
  couponsIssuedBy(orderId: string, reader: Actor, now: Date): Promise<BenefitCoupon[]>;
  /** The coupons of a member that pay part of an order, or are to. */
  couponsPaying(orderId: string, memberId: string, now: Date): Promise<BenefitCoupon[]>;
  /** How far a benefit order is paid. */
  paymentOf(orderId: string, now: Date): Promise<OrderFacts['payment']>;
  /**
   * What an order of a member, or of guests for a flight order, would cost now, and what coupons
   * would take off it.
   */
  quote(request: QuoteRequest, asking: QuoteFor, now: Date): Promise<BenefitQuote>;
  create(request: BenefitRequest, actor: Actor): Promise<CreatedBenefitOrder>;
  cancel(
    request: BenefitOrderRequest,
    actor: Actor,
    now: Date,
  ): Promise<CancelPurchaseErrorCode | null>;
  /** What comes back for an order, and whether it can be given back; null unless it is paid. */
  refundQuote(order: BenefitOrder, now: Date): Promise<BenefitRefundQuote | null>;
  /** Gives a paid order back; answers why not. */
  refund(
    request: BenefitRefundRequest,
    actor: Actor,
    now: Date,
  ): Promise<RefundBenefitOrderErrorCode | null>;
  /** E-mails a guest what became of an order of extras. */
  mailNews(news: ExtrasToNotify, now: Date): Promise<void>;
  /** Records that unpaid orders have run out; answers how many. */
  expire(now: Date): Promise<number>;
  /** Removes orders that the accounts no longer need (RULES 10.22); answers how many. */
  erase(now: Date): Promise<number>;
};

export const createBenefitService = (sources: BenefitDependencies): BenefitService => {
  const { db, catalogue, payments } = sources;
  return {
    offered: (kind) => catalogue.filter((benefit) => kind === null || benefit.kind === kind),
    benefit: (id) => catalogue.find((benefit) => benefit.id === id) ?? null,
    extrasFor: (one, now) => extrasForPassenger(sources, one, now),
    scarceFor: (order, now) => scarceExtras(sources, order, now),
    order: (id, reader, now) => findBenefitOrder(db, id, reader, now),
    ordersOf: (memberId, now) => benefitOrdersOf(db, memberId, now),
    ordersFor: (ids, reader, now) => benefitOrdersFor(db, ids, reader, now),
    couponsOf: (memberId, now) => couponsOf(db, { memberId }, now),
    coupon: (id, reader, now) => findCoupon(db, id, reader, now),
    couponsIssuedBy: (orderId, reader, now) => couponsIssuedBy(db, orderId, reader, now),
    async couponsPaying(orderId, memberId, now) {
      const coupons = await couponsOf(db, { memberId }, now);
      return coupons.filter(({ spentOn }) => spentOn === orderId);
    },
    paymentOf: (orderId, now) => paymentStatus(db, orderId, now),
    quote: (request, asking, now) => quoteBenefits(sources, request, asking, now),
    create: (request, actor) => createBenefitOrder(sources, request, actor),
    cancel: (request, actor, now) =>
      cancelPurchase(
        sources,
        { ...benefitPurchases(sources), ...benefitOrderEnd(sources) },
        { id: request.benefitOrderId, operation: 'cancelBenefitOrder', request },
        actor,
        now,
      ),
    async refundQuote(order, now) {
      const owner = ownerOf(order);
      if (order.state !== 'PAID' || !owner) return null;
      const payment = keptPayment(await payments.ofOrder(order.id, AIRLINE, now));
      return quoteBenefitRefund(order, payment, await couponsOf(db, owner, now));
    },
    refund: (request, actor, now) => refundBenefitOrder(sources, request, actor, now),
    mailNews: (news, now) => emailExtras(sources, news, now),
    expire: (now) => expirePurchases(db, benefitOrderEnd(sources), lockDueBenefitOrders, now),
    erase: (now) =>
      processInBatches((most) =>
        inTransaction(db, (trx) => removeBenefitOrders(trx, erasureInstants(now).accounts, most)),
      ),
  };
};
