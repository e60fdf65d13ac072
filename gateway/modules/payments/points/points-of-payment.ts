import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { lockPoints, spendPoints } from '#gateway/modules/points/move-points.service.ts';
import { type PointsUseProblem, pointsUseProblem } from '#schema/rules/club/points-offset.ts';
import { frozenPoints } from './frozen-points.repository.ts';

/** Points that an attempt uses, and whose they are. */
export type PointsUsed = Pick<Payment, 'points' | 'pointsOf'>;

/**
 * Points that are not frozen by open attempts; others who use points of the member wait until the
 * transaction ends.
 */
async function freePoints(trx: DatabaseTransaction, memberId: string, now: Date): Promise<number> {
  const points = await lockPoints(trx, memberId, now);
  return Math.max(0, points - (await frozenPoints(trx, memberId, now)));
}

/**
 * Why so many points cannot be frozen for an attempt; null when they can. What releases them was
 * checked before the attempt began: a change of contact since takes no points from a payment that
 * is under way.
 */
export async function pointsProblem(
  trx: DatabaseTransaction,
  { amountDue, offsettable }: Pick<Payable, 'amountDue' | 'offsettable'>,
  { points, pointsOf }: PointsUsed,
  now: Date,
): Promise<PointsUseProblem | null> {
  if (pointsOf === null) return 'POINTS_OUT_OF_RANGE';
  const available = await freePoints(trx, pointsOf, now);
  const purse = { available, consumptionPassword: 'SET', heldUntil: null } as const;
  return pointsUseProblem(points, purse, { due: amountDue, offsettable });
}

/**
 * Spends the points of an attempt that has succeeded and freezes them no more; false where they
 * have gone since.
 */
export async function spendPointsOf(
  trx: DatabaseTransaction,
  { id, points, pointsOf }: PointsUsed & Pick<Payment, 'id'>,
  now: Date,
): Promise<boolean> {
  if (points === 0) return true;
  if (pointsOf === null || (await freePoints(trx, pointsOf, now)) < points) return false;
  const spent = { memberId: pointsOf, source: 'PAYMENT', points, paymentId: id } as const;
  return (await spendPoints(trx, spent, now)) !== null;
}
