import type { Database } from '#gateway/database/database.ts';
import type { ExtrasActionDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import type { ExtrasItemFault } from '#gateway/modules/extras/extras-faults.ts';
import { mealFlight } from '#gateway/modules/orders/meals/meals-along.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { SegmentActionSource } from '#gateway/modules/orders/order-dependencies.ts';
import {
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { procedureIn } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import type {
  SegmentReason,
  SegmentVerdict,
} from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { extrasCapability } from '#schema/rules/club/extra-for-passenger.ts';

/**
 * Loads once what decides whether extras are sold for anyone of an order, and answers for one
 * passenger on one segment.
 */
export async function extrasVerdicts(
  { proceduresOf, cancelledOf }: ExtrasActionDependencies,
  db: Database,
  order: Order,
  now: Date,
): Promise<(one: PassengerSegmentView) => SegmentVerdict> {
  const procedures = await proceduresOf(db, order, now);
  const cancelled = await cancelledOf(db, order, now);
  return (one) => {
    const { departsAt, ownFlight } = mealFlight(one.segment);
    const facts = {
      departsAt,
      ownFlight,
      coupon: couponOf(one)?.state ?? null,
      flightCancelled: cancelled.has(one.segment.index),
      procedure: procedureIn(procedures, one),
    };
    return extrasCapability(facts, now);
  };
}

/** Whether extras are sold for passengers of an order, asked by the orders. */
export const extrasActions =
  (sources: ExtrasActionDependencies): SegmentActionSource =>
  async (db, order, now) => {
    const verdictOn = await extrasVerdicts(sources, db, order, now);
    return (one) => [segmentCapabilityOf('BUY_EXTRAS', verdictOn(one))];
  };

const CODES: Partial<Record<SegmentReason, ExtrasItemFault['code']>> = {
  NOT_TICKETED: 'NOT_TICKETED',
  OTHER_CARRIER: 'OTHER_CARRIER',
  FLIGHT_CANCELLED: 'FLIGHT_CANCELLED',
  FLIGHT_LEFT: 'FLIGHT_LEFT',
  CHANGE_IN_PROGRESS: 'CHANGE_IN_PROGRESS',
  REFUND_IN_PROGRESS: 'REFUND_IN_PROGRESS',
};

/** The code with which an order of extras is refused; null where they are sold. */
export const extrasFault = (verdict: SegmentVerdict): ExtrasItemFault['code'] | null =>
  verdict.allowed ? null : (CODES[verdict.reason] ?? 'COUPON_USED');
