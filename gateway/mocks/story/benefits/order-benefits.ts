import { keyOf } from '#gateway/graphql/global-id.ts';
import { TIER } from '#gateway/mocks/story/club/ledger.ts';
import { orderNumber } from '#gateway/mocks/story/orders/place-order.ts';
import { cancelRefusal } from '#gateway/mocks/story/payments/capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type {
  CancelBenefitOrderErrorCode,
  CancelBenefitOrderInput,
  CreateBenefitOrderErrorCode,
  CreateBenefitOrderInput,
} from '#gateway/resolvers.gen.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { benefitProblem } from '#schema/rules/club/benefit-order.ts';
import { orderDeadlines } from '#schema/rules/orders/payment-window.ts';
import type { StoredBenefitItem, StoredBenefitOrder } from './benefit.model.ts';
import { benefitOrdersOf, couponsOf, findBenefitOrder, isUsable } from './benefit-standing.ts';
import { benefitOrderView, standingOf } from './benefit-views.ts';
import { paidBenefits } from './issue-coupons.ts';

/** How many of a benefit were ordered in the calendar year of an instant. */
const orderedThisYear = (parts: StoryParts, benefitId: string, now: Date): number =>
  benefitOrdersOf(parts, now)
    .filter(
      ({ state, createdAt }) =>
        !['CANCELLED', 'REFUNDED'].includes(state) && yearOf(createdAt) === yearOf(now),
    )
    .flatMap(({ items }) => items.filter((item) => item.benefitId === benefitId))
    .reduce((sum, { quantity }) => sum + quantity, 0);

const yearOf = (instant: Date): string => commercialDay(instant).slice(0, 4);

const offeredAs = (id: string) =>
  BENEFITS.find((benefit) => benefit.id === (keyOf('Benefit', id) ?? ''));

/** What the coupons take off: each pays for one item of its kind; null when one of them pays for none. */
const paidByCoupons = (
  parts: StoryParts,
  couponIds: readonly string[],
  items: readonly StoredBenefitItem[],
  now: Date,
): number | null => {
  const left = items.flatMap(({ benefitId, quantity, price }) =>
    Array.from({ length: quantity }, () => ({ benefitId, price })),
  );
  let paid = 0;
  for (const id of couponIds) {
    const coupon = couponsOf(parts, now).find((one) => one.id === id && isUsable(one, now));
    const at = left.findIndex(({ benefitId }) => benefitId === coupon?.benefitId);
    const [item] = at < 0 ? [] : left.splice(at, 1);
    if (!item) return null;
    paid += item.price;
  }
  return paid;
};

/** Orders benefits of the club at the prices of the moment. */
export const createBenefitOrder = (
  parts: StoryParts,
  input: CreateBenefitOrderInput,
  now: Date,
) => {
  const { story, ids } = parts;
  const refused = (code: CreateBenefitOrderErrorCode, ...path: string[]) => ({
    ...{ benefitOrder: null, userErrors: [{ code, path }] },
  });
  if (input.items.length === 0) return refused('REQUIRED', 'items');
  const items: StoredBenefitItem[] = [];
  for (const [index, { benefitId, quantity = 1 }] of input.items.entries()) {
    const benefit = offeredAs(benefitId);
    if (!benefit) return refused('BENEFIT_NOT_OFFERED', 'items', String(index), 'benefitId');
    const ordered = orderedThisYear(parts, benefit.id, now);
    const problem = benefitProblem(benefit, quantity, { tier: TIER, ordered });
    if (problem) return refused(problem, 'items', String(index), 'quantity');
    items.push({ benefitId: benefit.id, quantity, price: benefit.price });
  }
  const total = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  if (input.acceptedTotal.amount !== total) return refused('PRICE_CHANGED', 'acceptedTotal');
  const couponIds = (input.benefitCouponIds ?? []).map((id) => keyOf('BenefitCoupon', id) ?? '');
  const paid = paidByCoupons(parts, couponIds, items, now);
  if (paid === null) return refused('COUPON_NOT_ACCEPTED', 'benefitCouponIds');
  const made: StoredBenefitOrder = {
    ...{ id: ids.uuid(now), number: orderNumber(story, now), items, couponIds },
    ...{ state: 'PENDING_PAYMENT', cancellationCause: null, due: total - paid, createdAt: now },
    ...{ paymentDueAt: orderDeadlines('FLIGHT', now).paymentDueAt, closedAt: null, payments: [] },
  };
  const order = made.due === 0 ? paidBenefits(parts, made, now) : made;
  story.benefitOrders.set(order.id, order);
  return { benefitOrder: benefitOrderView(parts, order, now), userErrors: [] };
};

/** Cancels a benefit order that is not paid; its coupons can be used again. */
export const cancelBenefitOrder = (
  parts: StoryParts,
  input: CancelBenefitOrderInput,
  now: Date,
) => {
  const order = findBenefitOrder(parts, keyOf('BenefitOrder', input.benefitOrderId) ?? '', now);
  const refused = (code: CancelBenefitOrderErrorCode) => ({
    benefitOrder: order && benefitOrderView(parts, order, now),
    userErrors: [{ code, path: ['benefitOrderId'] }],
  });
  if (!order) return refused('ORDER_NOT_FOUND');
  const reason = cancelRefusal(standingOf(order), now);
  if (reason) return refused(reason);
  const cancelled: StoredBenefitOrder = {
    ...{ ...order, state: 'CANCELLED', cancellationCause: 'TRAVELLER', closedAt: now },
  };
  parts.story.benefitOrders.set(order.id, cancelled);
  return { benefitOrder: benefitOrderView(parts, cancelled, now), userErrors: [] };
};
