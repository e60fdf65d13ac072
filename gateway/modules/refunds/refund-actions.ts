import { globalId } from '#gateway/graphql/global-id.ts';
import type {
  OrderEventSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-dependencies.ts';
import { couponOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { unpaidOfRead } from '#gateway/modules/seats/passengers/seat-actions.ts';
import type { OrderAction } from '#schema/codes/orders/order-actions.ts';
import { refundProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { refundsOfRead } from './refunds.repository.ts';

/**
 * Whether passengers of an order may give segments up, asked by the orders; nothing while the site
 * does not offer it.
 */
export const refundActions =
  (offered: ReadonlySet<OrderAction>): SegmentActionSource =>
  async (db, order, now) => {
    if (!offered.has('REFUND')) return () => [];
    const unpaid = await unpaidOfRead(db, order, now);
    return (one) => {
      const { departsAt, index } = one.segment;
      const coupon = couponOf(one);
      const problem = refundProblem({
        boughtHere: order.soldBy === null,
        coupons: coupon ? [coupon.state] : [],
        unpaidSeats: unpaid.has(index),
        procedure: coupon?.procedure ?? null,
      });
      if (!problem) return [segmentCapabilityOf('REFUND', { allowed: true, until: departsAt })];
      const reason = problem === 'NOTHING_TO_REFUND' ? 'ORDER_CLOSED' : problem;
      const refused = { allowed: false, reason, from: null, liftsAt: null } as const;
      return [segmentCapabilityOf('REFUND', refused)];
    };
  };

/** The steps of the refunds of an order, for its history. */
export const refundEvents: OrderEventSource = async (db, order, _viewer, now) => {
  const refunds = await refundsOfRead(db, order, now);
  return refunds.toReversed().flatMap(({ id, number, money, events }) =>
    events.map(({ state, at }) => ({
      __typename: 'OrderRefundChanged' as const,
      at,
      refundId: globalId('Refund', id),
      refundNumber: number,
      refundState: state,
      money,
    })),
  );
};
