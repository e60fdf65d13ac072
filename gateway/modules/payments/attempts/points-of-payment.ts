import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { frozenPoints } from '#gateway/modules/payments/frozen-points.repository.ts';
import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import {
  lockPoints,
  returnPointsTakenAt,
  spendPoints,
} from '#gateway/modules/points/move-points.service.ts';
import { type PointsUseProblem, pointsUseProblem } from '#schema/rules/club/points-offset.ts';

/** What is paid, as far as points are concerned. */
type PaidWithPoints = Pick<Payable, 'amountDue' | 'pointsOf'>;

/** Points that are not frozen by open attempts; others who use points of the member wait until the transaction ends. */
const freePoints = async (
  trx: DatabaseTransaction,
  memberId: string,
  now: Date,
): Promise<number> => {
  const points = await lockPoints(trx, memberId, now);
  return Math.max(0, points - (await frozenPoints(trx, memberId, now)));
};

/** Why so many points cannot be frozen for an attempt; null when they can. The password that releases them was compared before. */
export const pointsProblem = async (
  trx: DatabaseTransaction,
  { amountDue, pointsOf }: PaidWithPoints,
  points: number,
  now: Date,
): Promise<PointsUseProblem | null> => {
  if (pointsOf === null) return 'POINTS_OUT_OF_RANGE';
  const available = await freePoints(trx, pointsOf, now);
  const purse = { available, consumptionPassword: 'SET' } as const;
  return pointsUseProblem(points, purse, { due: amountDue, offsettable: amountDue });
};

/** What names the points of a payment in the ledger. */
const occasionOf = (paymentId: string): string => `PAYMENT ${paymentId}`;

/** Spends the points of an attempt that has succeeded and freezes them no more; false where they have gone since. */
export const spendPointsOf = async (
  trx: DatabaseTransaction,
  { pointsOf: memberId }: Pick<Payable, 'pointsOf'>,
  { id, points }: Pick<Payment, 'id' | 'points'>,
  now: Date,
): Promise<boolean> => {
  if (points === 0) return true;
  if (memberId === null || (await freePoints(trx, memberId, now)) < points) return false;
  const spent = { memberId, source: 'PAYMENT', points, occasion: occasionOf(id) } as const;
  return (await spendPoints(trx, spent, now)) !== null;
};

/** Gives the points of a payment back to its payer, once, each with its old day of expiry (RULES 8.11); answers how many. */
export const returnPointsOf = (
  trx: DatabaseTransaction,
  memberId: string,
  { id }: Pick<Payment, 'id'>,
  now: Date,
): Promise<number> => returnPointsTakenAt(trx, { memberId, occasion: occasionOf(id) }, now);
