import type {
  ProcedureSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-sources.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { seatCapability } from './seat-capability.ts';

/** What says whether a seat may be chosen. */
export type SeatActionSources = {
  readonly operations: Operations;
  readonly timetable: Pick<Timetable, 'flight'>;
  readonly fares: Pick<Fares, 'brand'>;
  readonly procedures: readonly ProcedureSource[];
};

const ACTIONS = ['SELECT_SEAT', 'CANCEL_SEAT'] as const;

/** Whether a passenger on a segment may choose a seat or give it back, asked by the orders: with the seat order that stands in the way. */
export const seatActions =
  ({ operations, timetable, fares, procedures }: SeatActionSources): SegmentActionSource =>
  async (db, one, now) => {
    const { order, flightNumber, departureDate, index } = one.segment;
    const chosen = await liveSeatsOf(db, [order.id], AIRLINE, now);
    const flight = timetable.flight({ flightNumber, date: departureDate });
    const [operation] = flight ? await operations.of([flight], now) : [];
    const unpaid = chosen.find(
      (seat) => seat.segmentIndex === index && seat.state === 'HELD' && seat.seatOrderId,
    );
    const seatOrder = unpaid?.seatOrderId
      ? await findSeatOrder(db, unpaid.seatOrderId, AIRLINE, now)
      : null;
    const circumstances = {
      ...{ chosen, flightCancelled: operation?.cancelled ?? false },
      procedures: await proceduresOf(procedures, db, [order.id], now),
    };
    return ACTIONS.map((action) => {
      const verdict = seatCapability(fares, action, one, circumstances, now);
      return segmentCapabilityOf(action, verdict, seatOrder);
    });
  };
