import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ChangedSeat } from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import {
  changedSeats,
  moveSeats,
  movesOnto,
} from '#gateway/modules/airline-changes/decide/move-seats.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import {
  rebookSegments,
  segmentOn,
} from '#gateway/modules/orders/rebook/rebook-segments.service.ts';
import type { BoundPlan } from './bound-plan.model.ts';

/** Passengers with a coupon on a segment that can still be decided about; infants sit on a lap. */
export const concerned = (order: Order, index: number) =>
  order.passengers.filter(({ id }) =>
    order.tickets.some(
      ({ passengerId, coupons }) =>
        passengerId === id &&
        coupons.some(
          ({ segmentIndex, state, procedure }) =>
            segmentIndex === index &&
            (state === 'OPEN' || state === 'CHECKED_IN') &&
            procedure !== 'REFUND',
        ),
    ),
  );

/** The ids of those whom a change of a segment concerns. */
export const affectedPassengersOn = (order: Order, index: number): string[] =>
  concerned(order, index).map(({ id }) => id);

/**
 * What became of the seats on each segment whose flight is flown otherwise, by the segment's index.
 */
export type AppliedSeats = ReadonlyMap<number, readonly ChangedSeat[]>;

const others = (segments: readonly OrderSegment[], changed: readonly OrderSegment[]) =>
  segments.map((segment) => changed.find(({ index }) => index === segment.index) ?? segment);

/**
 * Segments of cancelled flights: their coupons stay unused until the flight in their place leaves.
 */
const waiting = ({ replaced }: BoundPlan): OrderSegment[] =>
  replaced.map(({ segment, flight }) => ({
    ...segment,
    unusedUntil: flight ? flight.departure.instant : null,
  }));

/**
 * Writes to an order what is so whatever its traveller decides, in the caller's transaction, which
 * holds its lock: flights with other times, airports or aircraft, and the seats on them; check-ins
 * of flights that do not fly have ended.
 */
export async function applyPlan(
  trx: DatabaseTransaction,
  sources: AirlineChangeDependencies,
  order: Order,
  plan: BoundPlan,
  now: Date,
): Promise<AppliedSeats> {
  const seats = new Map<number, readonly ChangedSeat[]>();
  const changed = plan.replanned.map(({ segment, flight }) => segmentOn(segment, flight));
  const moves = await movesOnto(sources, trx, order, plan.replanned, now);
  const segments = others(order.segments, changed);
  const moved = await moveSeats(trx, sources, order, segments, moves, now);
  for (const { index } of changed)
    seats.set(
      index,
      changedSeats(moved, index).filter(({ from, to }) => from !== to),
    );
  await rebookSegments(trx, order, [...changed, ...waiting(plan)], now);
  for (const { segment, kind } of plan.replaced)
    if (kind === 'CANCELLED') {
      const passengerIds = affectedPassengersOn(order, segment.index);
      const ended = { orderId: order.id, segmentIndex: segment.index, passengerIds };
      await sources.checkIns.end(trx, ended, now);
    }
  return seats;
}
