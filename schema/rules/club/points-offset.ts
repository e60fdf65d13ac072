import { type Money, minMoney, subtractMoney } from '#schema/rules/base/money.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { pointsValue, usablePoints } from './points.ts';

/** A member's points and the password that releases them, as far as a payment is concerned. */
export type PointsPurse = {
  /** Points that are not frozen. */
  readonly available: number;
  readonly consumptionPassword: 'SET' | 'NOT_SET' | 'LOCKED';
  /** Until when none can be spent; null when they can. */
  readonly heldUntil: Date | null;
};

/** What is to be paid, and how much of it is base fare or seats. Both in the airline's currency. */
export type OffsettableAmount = { readonly due: Money; readonly offsettable: Money };

export type PointsOffsetProblem = Extract<
  RuleCode,
  | 'NO_POINTS'
  | 'NOT_OFFSETTABLE'
  | 'POINTS_HELD'
  | 'CONSUMPTION_PASSWORD_NOT_SET'
  | 'CONSUMPTION_PASSWORD_LOCKED'
>;

/**
 * What points can pay of an amount, and what remains in money; `reason` says why they can pay
 * nothing.
 */
export type PointsOffset = {
  readonly usable: number;
  readonly value: Money;
  readonly remaining: Money;
  readonly available: number;
  readonly reason: PointsOffsetProblem | null;
  /** With POINTS_HELD: from when they can be spent. */
  readonly heldUntil: Date | null;
};

function offsetProblem(
  { available, consumptionPassword, heldUntil }: PointsPurse,
  most: number,
): PointsOffsetProblem | null {
  if (available <= 0) return 'NO_POINTS';
  if (most <= 0) return 'NOT_OFFSETTABLE';
  if (heldUntil) return 'POINTS_HELD';
  if (consumptionPassword === 'SET') return null;
  return consumptionPassword === 'LOCKED'
    ? 'CONSUMPTION_PASSWORD_LOCKED'
    : 'CONSUMPTION_PASSWORD_NOT_SET';
}

/**
 * What a member's points can pay of an amount (RULES 5.10 and 9.10). Throws MoneyError when the
 * currencies differ.
 */
export function pointsOffset(
  purse: PointsPurse,
  { due, offsettable }: OffsettableAmount,
): PointsOffset {
  const most = usablePoints(purse.available, minMoney(due, offsettable));
  const reason = offsetProblem(purse, most);
  const usable = reason ? 0 : most;
  const value = pointsValue(usable);
  return {
    usable,
    value,
    remaining: subtractMoney(due, value),
    available: purse.available,
    reason,
    heldUntil: reason === 'POINTS_HELD' ? purse.heldUntil : null,
  };
}

export type PointsUseProblem = Extract<
  RuleCode,
  | 'POINTS_NOT_ENOUGH'
  | 'POINTS_OUT_OF_RANGE'
  | 'POINTS_HELD'
  | 'CONSUMPTION_PASSWORD_NOT_SET'
  | 'CONSUMPTION_PASSWORD_LOCKED'
>;

/**
 * Why so many points cannot be used for an amount; null when they can. The password itself is
 * compared elsewhere.
 */
export function pointsUseProblem(
  points: number,
  purse: PointsPurse,
  amount: OffsettableAmount,
): PointsUseProblem | null {
  if (purse.heldUntil) return 'POINTS_HELD';
  if (purse.consumptionPassword === 'NOT_SET') return 'CONSUMPTION_PASSWORD_NOT_SET';
  if (purse.consumptionPassword === 'LOCKED') return 'CONSUMPTION_PASSWORD_LOCKED';
  if (!Number.isSafeInteger(points) || points < 1) return 'POINTS_OUT_OF_RANGE';
  if (points > purse.available) return 'POINTS_NOT_ENOUGH';
  return points > pointsOffset(purse, amount).usable ? 'POINTS_OUT_OF_RANGE' : null;
}
