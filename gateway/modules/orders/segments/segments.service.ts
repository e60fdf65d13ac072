import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import { cancelledSegments, type FlightKnowledge } from './cancelled-segments.ts';
import { couponProcedures } from './coupon-procedures.repository.ts';
import { proceduresOfRead } from './procedures.ts';

/** What is known of segments. */
type SegmentDependencies = FlightKnowledge & {
  /** Those who know of procedures that do not stand in coupons. */
  readonly procedures: readonly ProcedureSource[];
};

/**
 * What several modules ask about the segments of orders. What was asked of an order that was read
 * is loaded once for all of them.
 */
export type SegmentService = ReturnType<typeof createSegmentService>;

export const createSegmentService = ({ procedures, ...flights }: SegmentDependencies) => ({
  /** What is under way with coupons, as it stands in them: refunds. */
  couponProcedures,
  /** The same, and what does not stand in them: changes of date that wait for their payment. */
  procedures: [couponProcedures, ...procedures],
  /** All that is under way with an order that was read. */
  proceduresOf: proceduresOfRead(procedures),
  /** The segments of an order that was read whose flights are cancelled. */
  cancelledOf: cancelledSegments(flights),
});
