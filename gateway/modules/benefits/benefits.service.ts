import type { Order } from '#gateway/modules/orders/order.model.ts';
import { keptPayment, paymentStanding } from '#gateway/modules/payments/payment-standing.ts';
import type {
  CancelBenefitOrderErrorCode,
  RefundBenefitOrderErrorCode,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE, type Reader } from '#gateway/sessions/reader.ts';
import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';
import type { OrderFacts } from '#schema/rules/orders/order-facts.ts';
import type { Benefit, BenefitCoupon, BenefitOrder, BenefitRefundQuote } from './benefit.model.ts';
import type { BenefitSources } from './benefit-sources.ts';
import { couponsOf, findCoupon } from './coupons/benefit-coupons.repository.ts';
import {
  benefitOrdersFor,
  benefitOrdersOf,
  findBenefitOrder,
} from './orders/benefit-orders.repository.ts';
import {
  type BenefitOrderRequest,
  cancelBenefitOrder,
} from './orders/cancel-benefit-order.service.ts';
import type { BenefitRequest } from './orders/create-benefit-order.input.ts';
import {
  type BenefitBuyer,
  type CreatedBenefitOrder,
  createBenefitOrder,
} from './orders/create-benefit-order.service.ts';
import { eraseBenefitOrders, expireBenefitOrders } from './orders/expire-benefit-orders.service.ts';
import {
  type BenefitQuote,
  type QuoteRequest,
  quoteBenefits,
} from './quote/quote-benefits.service.ts';

import { quoteBenefitRefund } from './refund/quote-benefit-refund.ts';
import type { BenefitRefundRequest } from './refund/refund-benefit-order.input.ts';
import { refundBenefitOrder } from './refund/refund-benefit-order.service.ts';
import { type ScarceExtra, scarceExtras } from './stock/scarce-extras.service.ts';

/** What the club sells for a journey, the orders of it, and the coupons that come of them. */
export type BenefitService = {
  /** What is offered, of one kind or of all. */
  offered(kind: BenefitKind | null): Benefit[];
  /** One benefit of the catalogue; null where there is none of this id. */
  benefit(id: string): Benefit | null;
  /** The extras of which few or none are left on the flights of an order. */
  scarceFor(order: Order, now: Date): Promise<ScarceExtra[]>;
  /** A benefit order that the reader may see, as it is now. */
  order(id: string, reader: Reader, now: Date): Promise<BenefitOrder | null>;
  /** The benefit orders of a member, the latest first. */
  ordersOf(memberId: string, now: Date): Promise<BenefitOrder[]>;
  /** The benefit orders for passengers of a flight order and those that it continues, as far as the reader may see them. */
  ordersFor(flightOrderIds: readonly string[], reader: Reader, now: Date): Promise<BenefitOrder[]>;
  /** The coupons of a member, the first to expire first. */
  couponsOf(memberId: string, now: Date): Promise<BenefitCoupon[]>;
  /** One coupon, if it is the member's. */
  coupon(id: string, memberId: string, now: Date): Promise<BenefitCoupon | null>;
  /** The coupons of a member that pay part of an order, or are to. */
  couponsPaying(orderId: string, memberId: string, now: Date): Promise<BenefitCoupon[]>;
  /** How far a benefit order is paid. */
  paymentOf(orderId: string, now: Date): Promise<OrderFacts['payment']>;
  /** What an order of a member would cost now, and what coupons would take off it. */
  quote(request: QuoteRequest, memberId: string, now: Date): Promise<BenefitQuote>;
  create(request: BenefitRequest, buyer: BenefitBuyer): Promise<CreatedBenefitOrder>;
  cancel(
    request: BenefitOrderRequest,
    actor: Actor,
    now: Date,
  ): Promise<CancelBenefitOrderErrorCode | null>;
  /** What comes back for an order, and whether it can be given back; null unless it is paid. */
  refundQuote(order: BenefitOrder, now: Date): Promise<BenefitRefundQuote | null>;
  /** Gives a paid order back; answers why not. */
  refund(
    request: BenefitRefundRequest,
    buyer: BenefitBuyer,
    now: Date,
  ): Promise<RefundBenefitOrderErrorCode | null>;
  /** Records that unpaid orders have run out; answers how many. */
  expire(now: Date): Promise<number>;
  /** Removes orders that the accounts no longer need; answers how many. */
  erase(now: Date): Promise<number>;
};

export const createBenefitService = (sources: BenefitSources): BenefitService => {
  const { db, catalogue, payments } = sources;
  return {
    offered: (kind) => catalogue.filter((benefit) => kind === null || benefit.kind === kind),
    benefit: (id) => catalogue.find((benefit) => benefit.id === id) ?? null,
    scarceFor: (order, now) => scarceExtras(sources, order, now),
    order: (id, reader, now) => findBenefitOrder(db, id, reader, now),
    ordersOf: (memberId, now) => benefitOrdersOf(db, memberId, now),
    ordersFor: (ids, reader, now) => benefitOrdersFor(db, ids, reader, now),
    couponsOf: (memberId, now) => couponsOf(db, memberId, now),
    coupon: (id, memberId, now) => findCoupon(db, id, memberId, now),
    async couponsPaying(orderId, memberId, now) {
      const coupons = await couponsOf(db, memberId, now);
      return coupons.filter(({ spentOn }) => spentOn === orderId);
    },
    paymentOf: (orderId, now) => paymentStanding(db, orderId, now),
    quote: (request, memberId, now) => quoteBenefits(sources, request, memberId, now),
    create: (request, buyer) => createBenefitOrder(sources, request, buyer),
    cancel: (request, actor, now) => cancelBenefitOrder(sources, request, actor, now),
    async refundQuote(order, now) {
      const { id, state, memberId } = order;
      if (state !== 'PAID' || !memberId) return null;
      const payment = keptPayment(await payments.ofOrder(id, AIRLINE, now));
      return quoteBenefitRefund(order, payment, await couponsOf(db, memberId, now));
    },
    refund: (request, buyer, now) => refundBenefitOrder(sources, request, buyer, now),
    expire: (now) => expireBenefitOrders(sources, now),
    erase: (now) => eraseBenefitOrders(sources, now),
  };
};
