import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { endCheckIns, insertRecords } from '#gateway/modules/check-in/check-ins.repository.ts';

/** Passengers on a segment whose flight the airline has cancelled. */
export type EndedFlight = {
  readonly orderId: string;
  readonly segmentIndex: number;
  readonly passengerIds: readonly string[];
};

/**
 * Ends the check-ins of a cancelled flight, in the caller's transaction, which holds the order's
 * lock: the coupons are open again, and nothing counts as a cancellation by the passenger.
 */
export async function endCheckInsOf(
  trx: DatabaseTransaction,
  { ids, orders }: Pick<CheckInDependencies, 'ids' | 'orders'>,
  { orderId, segmentIndex, passengerIds }: EndedFlight,
  now: Date,
): Promise<void> {
  const ended = await endCheckIns(trx, segmentIndex, passengerIds);
  if (ended.length === 0) return;
  await orders.changeCoupons(trx, {
    segmentIndex,
    passengerIds: ended,
    from: 'CHECKED_IN',
    to: 'OPEN',
  });
  await insertRecords(
    trx,
    ended.map((passengerId) => ({
      id: ids.uuid(now),
      orderId,
      passengerId,
      segmentIndex,
      at: now,
      state: 'CANCELLED' as const,
      place: 'ONLINE' as const,
      seatNumber: null,
    })),
  );
}
