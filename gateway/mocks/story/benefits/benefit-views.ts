import { globalId } from '#gateway/graphql/global-id.ts';
import { payAndCancel, type Standing } from '#gateway/mocks/story/payments/capabilities.ts';
import { segmentByKey } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import { paymentAt } from '#gateway/modules/payments/payment-standing.ts';
import { pointsOffsetOf } from '#gateway/modules/payments/points/points-offset-of.ts';
import { LOCALE_VALUES } from '#gateway/modules/root/root.resolvers.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import type { LocalizedName } from '#gateway/ports/timetable/airport-ground.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { BAGGAGE_ZONES } from '#schema/codes/flights/baggage.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import { benefitRefundProblem } from '#schema/rules/club/benefit-order.ts';
import { pointsForAmount } from '#schema/rules/club/points.ts';
import type { StoredBenefitOrder, StoredCoupon } from './benefit.model.ts';
import { couponsOf, findBenefitOrder } from './benefit-standing.ts';

const own = (amount: number): Money => money(amount, BRAND.currency);
const inWords =
  (words: LocalizedName) =>
  ({ locale = LOCALE_VALUES.EN }: { locale?: Locale }) =>
    words[locale];

/** @throws when the club offers no such benefit */
const offeredAs = (id: string): OfferedBenefit => {
  const found = BENEFITS.find((benefit) => benefit.id === id);
  if (!found) throw new Error(`the club does not offer ${id}`);
  return found;
};

/** A benefit as the schema shows it. */
export const benefitView = (benefit: OfferedBenefit) => ({
  ...benefit,
  id: globalId('Benefit', benefit.id),
  price: own(benefit.price),
  points: pointsForAmount(own(benefit.price)),
  zonePrices: BAGGAGE_ZONES.flatMap((zone) =>
    benefit.zonePrices ? [{ zone, price: own(benefit.zonePrices[zone]) }] : [],
  ),
  name: inWords(benefit.name),
  text: inWords(benefit.text),
});

/** A coupon of the club as the schema shows it. */
export const couponView = (parts: StoryParts, coupon: StoredCoupon, now: Date) => {
  const { id, orderId, benefitId, ...rest } = coupon;
  return {
    ...rest,
    id: globalId('BenefitCoupon', id),
    name: inWords(offeredAs(benefitId).name),
    discount: null,
    minimumFare: null,
    usedOn: null,
    benefitOrder() {
      const order = orderId && findBenefitOrder(parts, orderId, now);
      return order ? benefitOrderView(parts, order, now) : null;
    },
  };
};

/** How far a benefit order is as something that is paid for. */
export const standingOf = ({ state, ...rest }: StoredBenefitOrder): Standing => ({
  ...rest,
  state: state === 'REFUNDED' ? 'CANCELLED' : state,
});

const totalOf = ({ items }: StoredBenefitOrder): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** What comes back for a paid benefit order; null for another one. */
export const refundQuoteOf = (parts: StoryParts, order: StoredBenefitOrder, now: Date) => {
  if (order.state !== 'PAID') return null;
  const coupons = couponsOf(parts, now);
  const issued = coupons.filter(({ orderId }) => orderId === order.id);
  const reason = benefitRefundProblem(issued);
  const [until = null] = issued.map(({ validUntil }) => validUntil).toSorted();
  return {
    money: own(order.due),
    points: 0,
    until: reason ? null : until,
    reason,
    coupons: coupons
      .filter(({ id }) => order.couponIds.includes(id))
      .map((coupon) => couponView(parts, coupon, now)),
  };
};

/** A benefit order as the schema shows it. */
export const benefitOrderView = (parts: StoryParts, order: StoredBenefitOrder, now: Date) => {
  const { state, items, flightOrderId, createdAt, closedAt, cancellationCause, payments } = order;
  const isOpen = state === 'PENDING_PAYMENT';
  const coupons = couponsOf(parts, now).filter(({ orderId }) => orderId === order.id);
  return {
    __typename: 'BenefitOrder',
    id: globalId('BenefitOrder', order.id),
    state,
    orderNumber: order.number,
    createdAt,
    closedAt,
    cancellationCause,
    order: () => (flightOrderId ? parts.orders.find({ id: flightOrderId }, TRAVELLER, now) : null),
    items: items.map(({ benefitId, quantity, price, forWhom }) => ({
      passengerSegment: () => (forWhom ? segmentByKey(parts, forWhom, now) : null),
      benefit: benefitView(offeredAs(benefitId)),
      quantity,
      price: own(price),
      coupons: coupons
        .filter((coupon) => coupon.benefitId === benefitId)
        .map((coupon) => couponView(parts, coupon, now)),
    })),
    total: own(totalOf(order)),
    amountDue: own(isOpen ? order.due : 0),
    paymentDueAt: isOpen ? order.paymentDueAt : null,
    couponDiscount: own(totalOf(order) - order.due),
    benefitCoupons: couponsOf(parts, now)
      .filter(({ id }) => state !== 'CANCELLED' && order.couponIds.includes(id))
      .map((coupon) => couponView(parts, coupon, now)),
    serverNow: now,
    pointsOffset: (_args: unknown, context: GatewayContext) =>
      pointsOffsetOf({ kind: 'BENEFIT_ORDER', id: order.id }, context),
    payments: payments.map((payment) => paymentAt(payment, now)),
    capabilities: payAndCancel(standingOf(order), now),
    refundQuote: () => refundQuoteOf(parts, order, now),
  };
};
