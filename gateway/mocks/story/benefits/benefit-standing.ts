import type { Story } from '#gateway/mocks/story/story.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { couponProblem } from '#schema/rules/club/coupon-use.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { StoredBenefitOrder, StoredCoupon } from './benefit.model.ts';

type Club = { readonly story: Pick<Story, 'benefitOrders' | 'benefitCoupons'> };

/** A benefit order at an instant: unpaid past its time it is cancelled. */
const benefitOrderAt = (order: StoredBenefitOrder, now: Date): StoredBenefitOrder =>
  order.state === 'PENDING_PAYMENT' && isExpired(order.paymentDueAt, now)
    ? {
        ...order,
        state: 'CANCELLED',
        cancellationCause: 'PAYMENT_WINDOW',
        closedAt: order.paymentDueAt,
      }
    : order;

export const findBenefitOrder = (
  { story }: Club,
  id: string,
  now: Date,
): StoredBenefitOrder | null => {
  const found = story.benefitOrders.get(id);
  return found ? benefitOrderAt(found, now) : null;
};

/** One as it is shown: the member sees every order of extras, a guest those that guests made for orders (RULES 9.30). */
export const shownBenefitOrder = (
  club: Club & { readonly story: Pick<Story, 'session'> },
  id: string,
  now: Date,
): StoredBenefitOrder | null => {
  const found = findBenefitOrder(club, id, now);
  return found && (found.byGuest || club.story.session.signedIn) ? found : null;
};

/** Every benefit order, the latest first. */
export const benefitOrdersOf = ({ story }: Club, now: Date): StoredBenefitOrder[] =>
  [...story.benefitOrders.values()].map((order) => benefitOrderAt(order, now)).toReversed();

const isFrozen = (club: Club, id: string, now: Date): boolean =>
  benefitOrdersOf(club, now).some(
    ({ state, couponIds }) => state === 'PENDING_PAYMENT' && couponIds.includes(id),
  );

const isPast = ({ validUntil }: StoredCoupon, today: LocalDate) => today > validUntil;

/** All coupons as they are now: those that an unpaid order uses are frozen (RULES 9.17). */
export const couponsOf = (club: Club, now: Date): StoredCoupon[] =>
  [...club.story.benefitCoupons.values()]
    .map((coupon): StoredCoupon => {
      if (coupon.state !== 'AVAILABLE') return coupon;
      if (isPast(coupon, commercialDay(now))) return { ...coupon, state: 'EXPIRED' };
      return isFrozen(club, coupon.id, now) ? { ...coupon, state: 'FROZEN' } : coupon;
    })
    .toSorted((a, b) => (a.validUntil < b.validUntil ? -1 : 1));

/** The coupons of the member: what guests bought belongs to the order for which they did. */
export const memberCoupons = (club: Club, now: Date): StoredCoupon[] =>
  couponsOf(club, now).filter(
    ({ orderId }) => !(orderId && club.story.benefitOrders.get(orderId)?.byGuest),
  );

/** Whether a coupon can be used now. */
export const isUsable = (coupon: StoredCoupon, now: Date): boolean =>
  couponProblem(coupon, commercialDay(now)) === null;
