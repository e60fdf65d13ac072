import { CURRENCIES, type CurrencyCode, isCurrencyCode } from '#schema/codes/base/currencies.ts';

/**
 * An amount of money: integer minor units (fen for CNY, yen for JPY) and its currency (RULES 5.1).
 */
export type Money = { readonly amount: number; readonly currency: CurrencyCode };

/**
 * Two currencies met in one sum, or an amount is no safe integer: a fault of the caller, never of a
 * traveller.
 */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/**
 * Makes money of integer minor units. Throws MoneyError for fractions and for what a number cannot
 * hold exactly.
 */
export function money(amount: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amount)) throw new MoneyError(`not integer minor units: ${amount}`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

/**
 * The digits of a currency's minor unit, of any that ISO 4217 has: prices at airports are in the
 * money of the place.
 */
export function minorDigits(currency: string): number {
  if (isCurrencyCode(currency)) return CURRENCIES[currency];
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

export const zeroMoney = (currency: CurrencyCode): Money => money(0, currency);

function sameCurrency(a: Money, b: Money): CurrencyCode {
  if (a.currency !== b.currency) throw new MoneyError(`${a.currency} met ${b.currency}`);
  return a.currency;
}

/** a + b. Throws MoneyError when the currencies differ. */
export const addMoney = (a: Money, b: Money): Money =>
  money(a.amount + b.amount, sameCurrency(a, b));

/** a - b, negative where b is more. Throws MoneyError when the currencies differ. */
export const subtractMoney = (a: Money, b: Money): Money =>
  money(a.amount - b.amount, sameCurrency(a, b));

/** As often as `times`, an integer (travellers, nights, segments). */
export function multiplyMoney(value: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) throw new MoneyError(`not a whole factor: ${times}`);
  return money(value.amount * times, value.currency);
}

/**
 * `percent` hundredths of the value, rounded down towards zero to a whole minor unit. `percent` is
 * an integer.
 */
export const percentOfMoney = (value: Money, percent: number): Money =>
  money(Math.trunc(multiplyMoney(value, percent).amount / 100), value.currency);

/**
 * The sum of the values; of none, zero in `currency`. Throws MoneyError when a currency differs
 * from it.
 */
export const sumMoney = (values: readonly Money[], currency: CurrencyCode): Money =>
  values.reduce(addMoney, zeroMoney(currency));

/**
 * Below 0 when a is less than b, 0 when equal, above 0 when more. Throws MoneyError when the
 * currencies differ.
 */
export function compareMoney(a: Money, b: Money): number {
  sameCurrency(a, b);
  return a.amount - b.amount;
}

export const equalMoney = (a: Money, b: Money): boolean =>
  a.currency === b.currency && a.amount === b.amount;

export const minMoney = (a: Money, b: Money): Money => (compareMoney(a, b) <= 0 ? a : b);

export const maxMoney = (a: Money, b: Money): Money => (compareMoney(a, b) >= 0 ? a : b);

export const isZeroMoney = (value: Money): boolean => value.amount === 0;

/**
 * Splits an amount by whole weights so that the shares add up to it exactly; the minor units that
 * are left over go to the first shares with a weight. Throws MoneyError when no weight is above 0
 * or one is negative or broken.
 */
export function allocateMoney(value: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new MoneyError(`weights must be whole and not negative: ${weights.join(', ')}`);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) throw new MoneyError('nothing to allocate to');
  const total = BigInt(value.amount);
  const shares = weights.map((weight) => Number((total * BigInt(weight)) / BigInt(whole)));
  let left = value.amount - shares.reduce((sum, share) => sum + share, 0);
  const unit = Math.sign(left);
  return shares.map((share, index) => {
    if (left === 0 || weights[index] === 0) return money(share, value.currency);
    left -= unit;
    return money(share + unit, value.currency);
  });
}
