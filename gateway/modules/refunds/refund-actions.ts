import type { SegmentActionSource } from '#gateway/modules/orders/order-sources.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { seatsGivenUp } from '#gateway/modules/seats/cancel/give-up-seats.service.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import { refundProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { seatKeysOf } from './offer/quote-refund.service.ts';

/** Whether one passenger may give one segment up, asked by the orders; nothing while the site does not offer it. */
export const refundActions =
  (offered: ReadonlySet<OrderAction>): SegmentActionSource =>
  async (db, one, now) => {
    if (!offered.has('REFUND')) return [];
    const { order, departsAt } = one.segment;
    const coupon = couponOf(one);
    const { unpaid } = await seatsGivenUp(db, order.id, seatKeysOf([one]), now);
    const problem = refundProblem({
      boughtHere: true,
      coupons: coupon ? [coupon.state] : [],
      unpaidSeats: unpaid,
      procedure: coupon?.procedure ?? null,
    });
    if (!problem) return [segmentCapabilityOf('REFUND', { allowed: true, until: departsAt })];
    const reason = problem === 'NOTHING_TO_REFUND' ? 'ORDER_CLOSED' : problem;
    const refused = { allowed: false, reason, from: null, liftsAt: null } as const;
    return [segmentCapabilityOf('REFUND', refused)];
  };
