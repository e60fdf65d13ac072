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
import type { RefundExtrasOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import { couponsIssuedBy, couponsOf, findCoupon } from './coupons/extra-coupons.repository.ts';
import type { Extra, ExtraCoupon, ExtrasOrder, ExtrasRefundQuote } from './extra.model.ts';
import type { ExtrasDependencies } from './extras-dependencies.ts';
import { type ExtrasToNotify, emailExtras } from './notifications/email-extras.service.ts';
import type { ExtrasRequest } from './orders/create-extras-order.input.ts';
import {
  type CreatedExtrasOrder,
  createExtrasOrder,
} from './orders/create-extras-order.service.ts';
import { removeExtrasOrders } from './orders/extras-order-changes.repository.ts';
import { ownerOf } from './orders/extras-order-status.ts';
import {
  extrasOrdersFor,
  extrasOrdersOf,
  findExtrasOrder,
  lockDueExtrasOrders,
} from './orders/extras-orders.repository.ts';
import { extrasOrderEnd, extrasPurchases } from './orders/extras-purchases.ts';
import { type ExtraForPassenger, extrasForPassenger } from './passengers/extras-for-passenger.ts';
import {
  type ExtrasQuote,
  type QuoteFor,
  type QuoteRequest,
  quoteExtras,
} from './quote/quote-extras.service.ts';
import { quoteExtrasRefund } from './refund/quote-extras-refund.ts';
import type { ExtrasRefundRequest } from './refund/refund-extras-order.input.ts';
import { refundExtrasOrder } from './refund/refund-extras-order.service.ts';
import { type ScarceExtra, scarceExtras } from './stock/scarce-extras.service.ts';

/** A request to cancel an order of extras. */
export type ExtrasOrderRequest = CommandRequest & { readonly extrasOrderId: string };

/** What the club sells for a journey, the orders of it, and the coupons that come of them. */
export type ExtrasService = {
  /** What is offered, of one kind or of all. */
  offered(kind: ExtraKind | null): Extra[];
  /** One extra of the catalogue; null where there is none of this id. */
  extra(id: string): Extra | null;
  /**
   * Every extra for a passenger on a flight: its price there, and whether the passenger has it
   * already.
   */
  extrasFor(one: PassengerSegmentView, now: Date): Promise<ExtraForPassenger[]>;
  /** The extras of which few or none are left on the flights of an order. */
  scarceFor(order: Order, now: Date): Promise<ScarceExtra[]>;
  /** An order of extras that the viewer may see, as it is now. */
  order(id: string, viewer: ActorOrAirline, now: Date): Promise<ExtrasOrder | null>;
  /** The orders of extras of a member, the latest first. */
  ordersOf(memberId: string, now: Date): Promise<ExtrasOrder[]>;
  /**
   * The orders of extras for passengers of a flight order and those that it continues, as far as
   * the viewer may see them.
   */
  ordersFor(
    flightOrderIds: readonly string[],
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<ExtrasOrder[]>;
  /** The coupons of a member, the first to expire first. */
  couponsOf(memberId: string, now: Date): Promise<ExtraCoupon[]>;
  /**
   * One coupon, if the viewer sees it: the member's own, or of a guest's order that the viewer
   * sees.
   */
  coupon(id: string, viewer: Actor, now: Date): Promise<ExtraCoupon | null>;
  /** The coupons that came of an order, likewise. */
  couponsIssuedBy(orderId: string, viewer: Actor, now: Date): Promise<ExtraCoupon[]>;
  /** The coupons of a member that pay part of an order, or are to. */
  couponsPaying(orderId: string, memberId: string, now: Date): Promise<ExtraCoupon[]>;
  /** How far an order of extras is paid. */
  paymentOf(orderId: string, now: Date): Promise<OrderFacts['payment']>;
  /**
   * What an order of a member, or of guests for a flight order, would cost now, and what coupons
   * would take off it.
   */
  quote(request: QuoteRequest, asking: QuoteFor, now: Date): Promise<ExtrasQuote>;
  create(request: ExtrasRequest, actor: Actor): Promise<CreatedExtrasOrder>;
  cancel(
    request: ExtrasOrderRequest,
    actor: Actor,
    now: Date,
  ): Promise<CancelPurchaseErrorCode | null>;
  /** What comes back for an order, and whether it can be given back; null unless it is paid. */
  refundQuote(order: ExtrasOrder, now: Date): Promise<ExtrasRefundQuote | null>;
  /** Gives a paid order back; answers why not. */
  refund(
    request: ExtrasRefundRequest,
    actor: Actor,
    now: Date,
  ): Promise<RefundExtrasOrderErrorCode | null>;
  /** E-mails a guest what became of an order of extras. */
  mailNews(news: ExtrasToNotify, now: Date): Promise<void>;
  /** Records that unpaid orders have run out; answers how many. */
  expire(now: Date): Promise<number>;
  /** Removes orders that the accounts no longer need (RULES 10.22); answers how many. */
  erase(now: Date): Promise<number>;
};

export function createExtrasService(sources: ExtrasDependencies): ExtrasService {
  const { db, catalogue, payments } = sources;
  return {
    offered: (kind) => catalogue.filter((extra) => kind === null || extra.kind === kind),
    extra: (id) => catalogue.find((extra) => extra.id === id) ?? null,
    extrasFor: (one, now) => extrasForPassenger(sources, one, now),
    scarceFor: (order, now) => scarceExtras(sources, order, now),
    order: (id, viewer, now) => findExtrasOrder(db, id, viewer, now),
    ordersOf: (memberId, now) => extrasOrdersOf(db, memberId, now),
    ordersFor: (ids, viewer, now) => extrasOrdersFor(db, ids, viewer, now),
    couponsOf: (memberId, now) => couponsOf(db, { memberId }, now),
    coupon: (id, viewer, now) => findCoupon(db, id, viewer, now),
    couponsIssuedBy: (orderId, viewer, now) => couponsIssuedBy(db, orderId, viewer, now),
    async couponsPaying(orderId, memberId, now) {
      const coupons = await couponsOf(db, { memberId }, now);
      return coupons.filter(({ spentOn }) => spentOn === orderId);
    },
    paymentOf: (orderId, now) => paymentStatus(db, orderId, now),
    quote: (request, asking, now) => quoteExtras(sources, request, asking, now),
    create: (request, actor) => createExtrasOrder(sources, request, actor),
    cancel: (request, actor, now) =>
      cancelPurchase(
        sources,
        { ...extrasPurchases(sources), ...extrasOrderEnd(sources) },
        { id: request.extrasOrderId, operation: 'cancelExtrasOrder', request },
        actor,
        now,
      ),
    async refundQuote(order, now) {
      const owner = ownerOf(order);
      if (order.state !== 'PAID' || !owner) return null;
      const payment = keptPayment(await payments.ofOrder(order.id, AIRLINE, now));
      return quoteExtrasRefund(order, payment, await couponsOf(db, owner, now));
    },
    refund: (request, actor, now) => refundExtrasOrder(sources, request, actor, now),
    mailNews: (news, now) => emailExtras(sources, news, now),
    expire: (now) => expirePurchases(db, extrasOrderEnd(sources), lockDueExtrasOrders, now),
    erase: (now) =>
      processInBatches((most) =>
        inTransaction(db, (trx) => removeExtrasOrders(trx, erasureInstants(now).accounts, most)),
      ),
  };
}
