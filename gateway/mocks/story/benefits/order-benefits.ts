import { keyOf } from '#gateway/graphql/global-id.ts';
import { orderNumber } from '#gateway/mocks/story/orders/place-order.ts';
import { cancelRefusal } from '#gateway/mocks/story/payments/capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import { couponFaults } from '#gateway/modules/benefits/orders/judge-coupons.ts';
import type {
  CancelBenefitOrderErrorCode,
  CancelBenefitOrderInput,
  CreateBenefitOrderInput,
} from '#gateway/resolvers.gen.ts';
import { orderDeadlines } from '#schema/rules/orders/payment-window.ts';
import type { StoredBenefitOrder } from './benefit.model.ts';
import { shownBenefitOrder } from './benefit-standing.ts';
import { benefitOrderView, standingOf } from './benefit-views.ts';
import { paidBenefits } from './issue-coupons.ts';
import { couponUses, coveredBy, judgeItems, totalOf } from './judge-benefits.ts';
import { checkGuest, passengersFor } from './passengers-for.ts';

/** Orders benefits of the club at the prices of the moment, for the member or for passengers of a guest's order. */
export const createBenefitOrder = async (
  parts: StoryParts,
  input: CreateBenefitOrderInput,
  now: Date,
) => {
  const { story, ids } = parts;
  const refused = (...userErrors: CreateBenefitOrderFault[]) => ({
    benefitOrder: null,
    userErrors,
  });
  if (input.items.length === 0) return refused({ code: 'REQUIRED', path: ['items'] });
  const byGuest = !story.session.signedIn;
  if (byGuest) checkGuest(input);
  const { flightOrderId, receivers } = await passengersFor(parts, input, now);
  const asked = { asked: input.items, receivers };
  const { items, faults } = judgeItems(parts, { byGuest, flightOrderId }, asked, now);
  if (faults.length > 0) return refused(...faults);
  const total = totalOf(items);
  if (input.acceptedTotal.amount !== total)
    return refused({ code: 'PRICE_CHANGED', path: ['acceptedTotal'] });
  const couponIds = (input.benefitCouponIds ?? []).map((id) => keyOf('BenefitCoupon', id) ?? '');
  const uses = couponUses(parts, couponIds, items, now);
  const unused = couponFaults(couponIds, uses);
  if (unused.length > 0) return refused(...unused);
  const paid = coveredBy(uses);
  const made: StoredBenefitOrder = {
    id: ids.uuid(now),
    number: orderNumber(story, now),
    byGuest,
    flightOrderId,
    items,
    couponIds,
    state: 'PENDING_PAYMENT',
    cancellationCause: null,
    due: total - paid,
    createdAt: now,
    paymentDueAt: orderDeadlines('FLIGHT', now).paymentDueAt,
    closedAt: null,
    payments: [],
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
  const order = shownBenefitOrder(parts, keyOf('BenefitOrder', input.benefitOrderId) ?? '', now);
  const refused = (code: CancelBenefitOrderErrorCode) => ({
    benefitOrder: order && benefitOrderView(parts, order, now),
    userErrors: [{ code, path: ['benefitOrderId'] }],
  });
  if (!order) return refused('ORDER_NOT_FOUND');
  const reason = cancelRefusal(standingOf(order), now);
  if (reason) return refused(reason);
  const cancelled: StoredBenefitOrder = {
    ...order,
    state: 'CANCELLED',
    cancellationCause: 'TRAVELLER',
    closedAt: now,
  };
  parts.story.benefitOrders.set(order.id, cancelled);
  return { benefitOrder: benefitOrderView(parts, cancelled, now), userErrors: [] };
};
