import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  type PointsLot,
  pointsBalances,
  pointsExpireOn,
  takePoints,
} from '#schema/rules/club/points-ledger.ts';
import type { PointsCause, PointsTransfer } from './points.model.ts';
import { insertTransfer, lockLots } from './points.repository.ts';

const record = (trx: DatabaseTransaction, transfer: PointsTransfer, now: Date): Promise<boolean> =>
  insertTransfer(trx, randomIds.uuid(now), transfer, { on: commercialDay(now), at: now });

/** Points that are given, in whole points above zero; they expire by the rule from the day of recording (RULES 9.7). */
export type PointsGift = Omit<PointsTransfer, 'lots'> & { readonly points: number };

/** Adds points to a member's, in the caller's transaction; false where their occasion was recorded before. */
export const givePoints = (
  trx: DatabaseTransaction,
  { points, ...transfer }: PointsGift,
  now: Date,
): Promise<boolean> => {
  const expiresOn = pointsExpireOn(commercialDay(now));
  return record(trx, { ...transfer, lots: [{ points, expiresOn }] }, now);
};

/** How many points of a member can be used on the day; others who change them wait until the transaction ends. */
export const lockPoints = async (
  trx: DatabaseTransaction,
  memberId: string,
  now: Date,
): Promise<number> =>
  pointsBalances(await lockLots(trx, memberId), 0, commercialDay(now)).available;

/**
 * Takes points of a member, those first that expire first, in the caller's transaction.
 * @returns what was taken of each lot, which `returnPoints` gives back; null where there are not so many
 */
export const spendPoints = async (
  trx: DatabaseTransaction,
  { memberId, source, points }: { memberId: string; source: PointsCause; points: number },
  now: Date,
) => {
  const taken = takePoints(await lockLots(trx, memberId), points, commercialDay(now));
  if (taken === 'POINTS_NOT_ENOUGH') return null;
  const lots = taken.map((lot) => ({ ...lot, points: -lot.points }));
  await record(trx, { memberId, source, lots }, now);
  return taken;
};

/** Gives back what was taken of a member, each lot with its old day of expiry (RULES 8.11), in the caller's transaction. */
export const returnPoints = async (
  trx: DatabaseTransaction,
  memberId: string,
  lots: readonly PointsLot[],
  now: Date,
): Promise<void> => {
  await record(trx, { memberId, source: 'REFUND', lots }, now);
};
