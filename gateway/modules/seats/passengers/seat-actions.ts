import type { SegmentActionSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderQuestion } from '#gateway/modules/orders/per-order-cache.ts';
import type { Procedures } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { seatCapability } from './seat-capability.ts';
import { seatsOfRead, unpaidOfRead } from './seats-of-read-order.ts';

/** What says whether a seat may be chosen. */
export type SeatActionSources = {
  readonly fares: Pick<Fares, 'brand'>;
  readonly proceduresOf: OrderQuestion<Procedures>;
  readonly cancelledOf: OrderQuestion<ReadonlySet<number>>;
};

const ACTIONS = ['SELECT_SEAT', 'CANCEL_SEAT'] as const;

/**
 * Whether passengers of an order may choose seats or give them back, asked by the orders: with the
 * seat order that stands in the way.
 */
export const seatActions =
  ({ fares, proceduresOf, cancelledOf }: SeatActionSources): SegmentActionSource =>
  async (db, order, now) => {
    const chosen = await seatsOfRead(db, order, now);
    const procedures = await proceduresOf(db, order, now);
    const unpaid = await unpaidOfRead(db, order, now);
    const cancelled = await cancelledOf(db, order, now);
    return (one) => {
      const { index } = one.segment;
      const circumstances = { chosen, procedures, flightCancelled: cancelled.has(index) };
      return ACTIONS.map((action) => {
        const verdict = seatCapability(fares, action, one, circumstances, now);
        return segmentCapabilityOf(action, verdict, unpaid.get(index));
      });
    };
  };
