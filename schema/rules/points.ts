import { BRAND } from '../codes/brand.ts';
import { LIMITS } from '../codes/limits.ts';
import { type Money, money } from './money.ts';

/** What points offset: 1 point is 1 yuan (SPEC section 9). `points` is a whole number. */
export const pointsValue = (points: number): Money =>
  money(points * LIMITS.pointValueMinorUnits, BRAND.currency);

/** How many points offset an amount in CNY at most, rounded down: parts of a yuan are paid in money. */
export const pointsForAmount = (amount: Money): number =>
  Math.max(0, Math.floor(amount.amount / LIMITS.pointValueMinorUnits));

/** The most points that may be used: of the balance, and on base fare and seats, not on taxes (RULES, Money). */
export const usablePoints = (available: number, offsettable: Money): number =>
  Math.max(0, Math.min(available, pointsForAmount(offsettable)));
