import type {
  ProcedureSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-sources.ts';
import {
  cancelledSegments,
  type FlightKnowledge,
} from '#gateway/modules/orders/segments/cancelled-segments.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import { unpaidSeatOrders } from '#gateway/modules/seats/orders/unpaid-seats.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { seatCapability } from './seat-capability.ts';

/** What says whether a seat may be chosen. */
export type SeatActionSources = FlightKnowledge & {
  readonly fares: Pick<Fares, 'brand'>;
  readonly procedures: readonly ProcedureSource[];
};

const ACTIONS = ['SELECT_SEAT', 'CANCEL_SEAT'] as const;

/** Whether passengers of an order may choose seats or give them back, asked by the orders: with the seat order that stands in the way. */
export const seatActions =
  ({ fares, procedures: sources, ...flights }: SeatActionSources): SegmentActionSource =>
  async (db, order, now) => {
    const chosen = await liveSeatsOf(db, [order.id], AIRLINE, now);
    const procedures = await proceduresOf(sources, db, [order.id], now);
    const unpaid = await unpaidSeatOrders(chosen, (id) => findSeatOrder(db, id, AIRLINE, now));
    const cancelled = await cancelledSegments(flights, order, now);
    return (one) => {
      const { index } = one.segment;
      const circumstances = { chosen, procedures, flightCancelled: cancelled.has(index) };
      return ACTIONS.map((action) => {
        const verdict = seatCapability(fares, action, one, circumstances, now);
        return segmentCapabilityOf(action, verdict, unpaid.get(index));
      });
    };
  };
