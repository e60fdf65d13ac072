import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { SeatsTaken } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import {
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CouponProcedure } from '#gateway/modules/orders/tickets/ticket.model.ts';
import {
  freeCoupons,
  markOrderRefunded,
  markRefunded,
  takeCoupons,
} from '#gateway/modules/orders/tickets/tickets.repository.ts';

const couponIdsOf = (segments: readonly PassengerSegmentView[]): string[] =>
  segments.flatMap((one) => couponOf(one)?.id ?? []);

/**
 * Begins a procedure for the coupons of passengers on segments, in the caller's transaction, which
 * holds the order's lock.
 * @returns the ids of the coupons; null where one of them cannot be flown any more, or is in a
 *   procedure
 */
export async function beginProcedure(
  trx: DatabaseTransaction,
  segments: readonly PassengerSegmentView[],
  procedure: CouponProcedure,
): Promise<string[] | null> {
  const ids = couponIdsOf(segments);
  const taken = await takeCoupons(trx, ids, procedure);
  return taken.length === segments.length ? ids : null;
}

/** Ends a procedure that changed nothing: the coupons can be flown again. */
export const endProcedure = (trx: DatabaseTransaction, couponIds: readonly string[]) =>
  freeCoupons(trx, couponIds);

/** The seats that passengers leave: none of infants, who sit on a lap. */
function seatsLeft(segments: readonly PassengerSegmentView[]): SeatsTaken[] {
  const flights = new Map<number, SeatsTaken>();
  for (const { passenger, segment } of segments) {
    if (passenger.type === 'INF') continue;
    const { flightNumber, departureDate: date, cabin, index } = segment;
    const seats = (flights.get(index)?.seats ?? 0) + 1;
    flights.set(index, { flightNumber, date, cabin, seats });
  }
  return [...flights.values()];
}

/**
 * Refunds coupons that are in the procedure: they, the order and its flights' seats change
 * together, in the caller's transaction, which holds the order's lock.
 * @returns false where one of them could not be refunded any more; then the transaction must be
 *   rolled back
 */
export async function refundCoupons(
  trx: DatabaseTransaction,
  { inventory }: { readonly inventory: Pick<InventoryService, 'release'> },
  order: Order,
  segments: readonly PassengerSegmentView[],
  now: Date,
): Promise<boolean> {
  const ids = couponIdsOf(segments);
  if ((await markRefunded(trx, ids)).length < segments.length) return false;
  await markOrderRefunded(trx, order.id, now);
  await recordEvent(trx, order.id, 'REFUNDED', 'AIRLINE', now, { coupons: ids.length });
  await inventory.release(trx, seatsLeft(segments));
  return true;
}
