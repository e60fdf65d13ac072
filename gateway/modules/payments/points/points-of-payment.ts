import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Payable } from '#gateway/modules/payments/payable.ts';
import type { PayableKey, Payment } from '#gateway/modules/payments/payment.model.ts';
import { lockPoints, spendPoints } from '#gateway/modules/points/move-points.service.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { isZeroMoney } from '#schema/rules/base/money.ts';
import {
  type PointsOffset,
  type PointsPurse,
  type PointsUseProblem,
  pointsOffset,
  pointsUseProblem,
} from '#schema/rules/club/points-offset.ts';
import { frozenPoints } from './left-of-payments.repository.ts';

async function purseOf(memberId: string, { services, now }: GatewayContext): Promise<PointsPurse> {
  const { available } = await services.points.balances(memberId, now);
  const passwords = await services.members.passwordsOf(memberId);
  const own = passwords.find(({ kind }) => kind === 'CONSUMPTION');
  const heldUntil = await services.members.pointsHeldUntil(memberId, now);
  if (!own) return { available, consumptionPassword: 'NOT_SET', heldUntil };
  const isLocked = own.wrongTries >= LIMITS.consumptionPassword.tries;
  return { available, consumptionPassword: isLocked ? 'LOCKED' : 'SET', heldUntil };
}

/** What the points of the viewer can pay of something; null for guests and once nothing is due. */
export async function pointsOffsetOf(
  key: PayableKey,
  context: GatewayContext,
): Promise<PointsOffset | null> {
  const { services, now } = context;
  const actor = await context.actor();
  if (!actor.memberId) return null;
  const toPay = await services.payments.toPay(key, actor, now);
  if (!toPay || isZeroMoney(toPay.due)) return null;
  return pointsOffset(await purseOf(actor.memberId, context), toPay);
}

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
