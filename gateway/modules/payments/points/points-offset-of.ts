import type { PayableKey } from '#gateway/modules/payments/payable-key.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { isZeroMoney } from '#schema/rules/base/money.ts';
import {
  type PointsOffset,
  type PointsPurse,
  pointsOffset,
} from '#schema/rules/club/points-offset.ts';

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
