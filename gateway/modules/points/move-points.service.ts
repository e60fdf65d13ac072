import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { pointsBalances, pointsExpireOn, takePoints } from '#schema/rules/club/points-ledger.ts';
import type { PointsTransfer } from './points.model.ts';
import { insertTransfer, lockLots } from './points.repository.ts';
import { lotsOfPayment } from './points-statement.repository.ts';

const record = (trx: DatabaseTransaction, transfer: PointsTransfer, now: Date): Promise<boolean> =>
  insertTransfer(trx, randomIds.uuid(now), transfer, { on: commercialDay(now), at: now });

/**
 * Points that are given, in whole points above zero; they expire by the rule from the day of
 * recording (RULES 9.7).
 */
export type PointsGift = Omit<PointsTransfer, 'lots'> & { readonly points: number };

/**
 * Adds points to a member's, in the caller's transaction; false where their occasion was recorded
 * before.
 */
export function givePoints(
  trx: DatabaseTransaction,
  { points, ...transfer }: PointsGift,
  now: Date,
): Promise<boolean> {
  const expiresOn = pointsExpireOn(commercialDay(now));
  return record(trx, { ...transfer, lots: [{ points, expiresOn }] }, now);
}

/**
 * How many points of a member can be used on the day; others who change them wait until the
 * transaction ends.
 */
export const lockPoints = async (
  trx: DatabaseTransaction,
  memberId: string,
  now: Date,
): Promise<number> =>
  pointsBalances(await lockLots(trx, memberId), 0, commercialDay(now)).available;

/**
 * Takes points of a member, those first that expire first, in the caller's transaction.
 * @returns what was taken of each lot; null where there are not so many
 */
export async function spendPoints(
  trx: DatabaseTransaction,
  { points, ...transfer }: Omit<PointsGift, 'flight' | 'occasion'>,
  now: Date,
) {
  const { memberId } = transfer;
  const taken = takePoints(await lockLots(trx, memberId), points, commercialDay(now));
  if (taken === 'POINTS_NOT_ENOUGH') return null;
  const lots = taken.map((lot) => ({ ...lot, points: -lot.points }));
  await record(trx, { ...transfer, lots }, now);
  return taken;
}

/**
 * Gives back points that a payment has used, each with its old day of expiry (RULES 8.11), those
 * that expire last first. In the caller's transaction.
 * @throws when the payment has not used so many
 */
export async function returnPointsOfPayment(
  trx: DatabaseTransaction,
  {
    memberId,
    paymentId,
    points,
  }: { readonly memberId: string; readonly paymentId: string; readonly points: number },
  now: Date,
): Promise<void> {
  await lockLots(trx, memberId);
  let open = points;
  const lots = (await lotsOfPayment(trx, paymentId)).flatMap((lot) => {
    const part = Math.min(open, lot.points);
    open -= part;
    return part > 0 ? [{ ...lot, points: part }] : [];
  });
  if (open > 0) throw new Error('more points would go back than were used');
  await record(trx, { memberId, source: 'REFUND', lots, paymentId }, now);
}
