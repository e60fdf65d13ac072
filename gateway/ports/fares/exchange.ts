import { CURRENCIES, type CurrencyCode } from '#schema/codes/base/currencies.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import type { RateTable } from './fares.port.ts';

const MILLION = 1_000_000n;

const minorUnitsPerUnit = (currency: CurrencyCode): bigint => 10n ** BigInt(CURRENCIES[currency]);

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n;
  return (sign * (2n * sign * dividend + divisor)) / (2n * divisor);
}

/**
 * An amount of the filing currency in another one, rounded half away from zero to a whole minor
 * unit: yen and won have none. A total is converted as a whole, never summed from converted lines.
 * For display: payment is in the filing currency.
 */
export function convert(value: Money, currency: CurrencyCode, table: RateTable): Money {
  if (value.currency !== table.base) throw new Error(`no table of rates from ${value.currency}`);
  if (currency === table.base) return value;
  const dividend =
    BigInt(value.amount) * BigInt(table.millionths[currency]) * minorUnitsPerUnit(currency);
  return money(Number(divideHalfUp(dividend, MILLION * minorUnitsPerUnit(table.base))), currency);
}

/**
 * What an amount of another currency is in the filing currency, rounded up to a whole unit: how
 * taxes are collected.
 */
export function collect(value: Money, table: RateTable): Money {
  const unit = minorUnitsPerUnit(table.base);
  if (value.currency === table.base) return value;
  const divisor = BigInt(table.millionths[value.currency]) * minorUnitsPerUnit(value.currency);
  const units = (BigInt(value.amount) * MILLION + divisor - 1n) / divisor;
  return money(Number(units * unit), table.base);
}

/** A rate as a decimal number in text, without zeros at its end: `0.1406`. */
export function rateText(millionths: number): string {
  const text = String(millionths).padStart(7, '0');
  const decimals = text.slice(-6).replace(/0+$/, '');
  return decimals ? `${text.slice(0, -6)}.${decimals}` : text.slice(0, -6);
}
