import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  type PointsLot,
  pointsBalances,
  pointsExpireOn,
  takePoints,
} from '#schema/rules/club/points-ledger.ts';
import { lotsTakenAt } from './lots-taken.repository.ts';
import type { PointsTransfer } from './points.model.ts';
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
 * @returns what was taken of each lot, which `returnPoints` gives back; null where there are not so many, or their occasion was
 * recorded before
 */
export const spendPoints = async (
  trx: DatabaseTransaction,
  { points, ...transfer }: Omit<PointsTransfer, 'lots' | 'flight'> & { readonly points: number },
  now: Date,
) => {
  const taken = takePoints(await lockLots(trx, transfer.memberId), points, commercialDay(now));
  if (taken === 'POINTS_NOT_ENOUGH') return null;
  const lots = taken.map((lot) => ({ ...lot, points: -lot.points }));
  return (await record(trx, { ...transfer, lots }, now)) ? taken : null;
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

/**
 * Gives back what was taken of a member at an occasion, once, in the caller's transaction.
 * @returns how many points; zero where none were taken, or they went back before
 */
export const returnPointsTakenAt = async (
  trx: DatabaseTransaction,
  { memberId, occasion }: { readonly memberId: string; readonly occasion: string },
  now: Date,
): Promise<number> => {
  const lots = await lotsTakenAt(trx, memberId, occasion);
  const back = { memberId, source: 'REFUND', lots, occasion: `REFUND ${occasion}` } as const;
  if (lots.length === 0 || !(await record(trx, back, now))) return 0;
  return lots.reduce((sum, { points }) => sum + points, 0);
};
