import { EARNING } from '#schema/codes/club/earning.ts';
import { addDays, addMonths, addYears, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/**
 * Points that were added together: how many are left, and the last day on which they can be used.
 */
export type PointsLot = { readonly points: number; readonly expiresOn: LocalDate };

/** The balances of an account on a day, in whole points. */
export type PointsBalances = {
  readonly available: number;
  readonly frozen: number;
  readonly expiringWithinYear: number;
};

/**
 * The last day on which points can be used that are recorded on a commercial day: the end of a
 * month (RULES 9.7).
 */
export function pointsExpireOn(recordedOn: LocalDate): LocalDate {
  const following = addMonths(`${recordedOn.slice(0, 7)}-01`, EARNING.pointsValidMonths + 1);
  return addDays(following, -1);
}

const usable = (lots: readonly PointsLot[], today: LocalDate): PointsLot[] =>
  lots
    .filter(({ points, expiresOn }) => points > 0 && today <= expiresOn)
    .toSorted((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1));

const sumOf = (lots: readonly PointsLot[]): number =>
  lots.reduce((sum, { points }) => sum + points, 0);

/**
 * The balances on a commercial day (RULES 9.3). `frozen` points belong to open attempts to pay and
 * are still in the lots; they are those that expire first.
 */
export function pointsBalances(
  lots: readonly PointsLot[],
  frozen: number,
  today: LocalDate,
): PointsBalances {
  const left = usable(lots, today);
  const soon = left.filter(({ expiresOn }) => expiresOn <= addYears(today, 1));
  return {
    available: Math.max(0, sumOf(left) - frozen),
    frozen,
    expiringWithinYear: Math.max(0, sumOf(soon) - frozen),
  };
}

/**
 * Takes points from an account, those first that expire first (RULES 9.15), and gives what is taken
 * of each lot. An account never goes below zero (RULES 9.5). What a refund returns are these very
 * lots, with their old day of expiry (RULES 8.11).
 */
export function takePoints(
  lots: readonly PointsLot[],
  points: number,
  today: LocalDate,
): PointsLot[] | Extract<RuleCode, 'POINTS_NOT_ENOUGH'> {
  const left = usable(lots, today);
  if (sumOf(left) < points) return 'POINTS_NOT_ENOUGH';
  let open = points;
  return left.flatMap((lot) => {
    const taken = Math.min(open, lot.points);
    open -= taken;
    return taken > 0 ? [{ ...lot, points: taken }] : [];
  });
}
