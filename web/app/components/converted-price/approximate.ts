import { CURRENCIES, isCurrencyCode } from '#schema/codes/base/currencies.ts';
import type { MoneyLike } from '#schema/format/money.ts';
import { inWholeUnits } from '#web/app/i18n/format/display-currency.ts';
import type { ReaderRatesFragment } from './exchange-rates.gen.ts';

const minorUnits = (currency: string): number =>
  isCurrencyCode(currency) ? 10 ** CURRENCIES[currency] : 1;

/**
 * About what an amount is in another currency, in whole units and never less; null where it is in
 * that currency already, or there is no rate. For display only: payment is in the airline's
 * currency (RULES 5.2).
 */
export function approximate(
  value: MoneyLike,
  currency: string,
  { base, rates }: ReaderRatesFragment,
): MoneyLike | null {
  const rate = Number(rates.find((one) => one.currency === currency)?.rate);
  if (currency === value.currency || value.currency !== base || !(rate > 0)) return null;
  const units = (value.amount / minorUnits(base)) * rate;
  return inWholeUnits({ amount: Math.ceil(units * minorUnits(currency)), currency });
}
