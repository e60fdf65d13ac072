import { LIMITS } from '#schema/codes/base/limits.ts';

/** Whole points, and money in minor units. */
export type PointsAndMoney = { readonly points: number; readonly money: number };

/**
 * Divides an amount that goes back of a payment: points before money (RULES 8.11). A part of a yuan
 * goes back in money; where no money is left, it is rounded up to a point, and without a point it
 * does not go back.
 * @param due minor units of the airline's currency
 * @param left what is left of the payment
 */
export function pointsFirst(due: number, left: PointsAndMoney): PointsAndMoney {
  const worth = LIMITS.pointValueMinorUnits;
  const points = Math.min(left.points, Math.floor(due / worth));
  const rest = due - points * worth;
  if (rest <= left.money || rest >= worth) return { points, money: rest };
  return points < left.points ? { points: points + 1, money: 0 } : { points, money: left.money };
}
