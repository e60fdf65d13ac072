import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { earnedByCoupon } from './earned-by-coupon.ts';
import { occasionOf } from './flown.repository.ts';
import type { FlownCoupon } from './flown-coupon.model.ts';
import { givePoints } from './move-points.service.ts';
import { lockPoints } from './points.repository.ts';
import type { NewSegment } from './segments/flown-segment.model.ts';
import { insertSegment } from './segments/flown-segments.repository.ts';

/** What follows when a member was credited with a flight, in the same transaction. */
export type WhenCredited = (trx: DatabaseTransaction, memberId: string, now: Date) => Promise<void>;

/**
 * Credits a flown coupon: segment, status points and points, in the caller's transaction
 * (RULES 9.25).
 * @returns whether it was credited now, and not before
 */
export async function creditCoupon(
  trx: DatabaseTransaction,
  coupon: FlownCoupon,
  whenCredited: readonly WhenCredited[],
  now: Date,
): Promise<boolean> {
  const { memberId, couponId, flight } = coupon;
  const { points, bonus, status } = earnedByCoupon(coupon);
  await lockPoints(trx, memberId);
  const segment: NewSegment = {
    id: randomIds.uuid(now),
    memberId,
    couponId,
    qualifying: true,
    source: 'FLIGHT',
    date: flight.date,
    flightNumber: flight.flightNumber,
    change: EARNING.segmentsPerFlight,
    statusPoints: status,
  };
  if (!(await insertSegment(trx, segment, now))) return false;
  const parts = { FLIGHT: points, BONUS: bonus };
  for (const source of ['FLIGHT', 'BONUS'] as const)
    if (parts[source] > 0) {
      const occasion = occasionOf(couponId, source);
      await givePoints(trx, { memberId, flight, source, points: parts[source], occasion }, now);
    }
  if (points > 0) {
    const facts = { flight: flight.flightNumber, day: flight.date, points: points + bonus };
    await leaveMessage(trx, { memberId, event: 'POINTS_CREDITED', facts }, now);
  }
  for (const follow of whenCredited) await follow(trx, memberId, now);
  return true;
}
