import type {
  OrderFactSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-dependencies.ts';
import { type OrderQuestion, perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import type { Procedures } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { findSeatOrder, unpaidIn } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { seatCapability } from './seat-capability.ts';

/** The seats of an order that was read: those that are held or sold. */
export const seatsOfRead = perOrderCache((db, { id }, now) => liveSeatsOf(db, [id], AIRLINE, now));

/**
 * The seat orders of it that are to be paid first, by the place of the segment that they are for
 * (RULES 6.10).
 */
export const unpaidOfRead = perOrderCache(
  async (db, order, now): Promise<ReadonlyMap<number, SeatOrder>> => {
    const found = new Map<number, SeatOrder>();
    for (const [segmentIndex, id] of unpaidIn(await seatsOfRead(db, order, now))) {
      const unpaid = await findSeatOrder(db, id, AIRLINE, now);
      if (unpaid) found.set(segmentIndex, unpaid);
    }
    return found;
  },
);

/** Whether preferred seats of an order wait for payment, asked by the orders. */
export const seatFacts: OrderFactSource = async (db, order, now) => {
  const seats = await seatsOfRead(db, order, now);
  return {
    unpaidSeats: seats.some(({ state, seatOrderId }) => state === 'HELD' && seatOrderId !== null),
  };
};

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
