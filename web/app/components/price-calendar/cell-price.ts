import { CURRENCIES, type CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { numberFormat } from '#web/app/i18n/format/number-format.ts';

/** An amount as the API gives it. */
export type CellMoney = { readonly amount: number; readonly currency: string };

/**
 * From here on a figure has no room in a cell of that width and is shortened: 123,400 is 123.4K.
 */
const LONGEST = { normal: 100_000, narrow: 10_000 } as const;

const digitsOf = (currency: string): number => CURRENCIES[currency as CurrencyCode] ?? 2;

/**
 * Whole units, rounded up, so that the price to pay is never higher than shown: CNY 1,234.50 is
 * 1,235.
 */
export const wholeUnits = ({ amount, currency }: CellMoney): number =>
  Math.ceil(amount / 10 ** digitsOf(currency));

const FORMATS = {
  whole: { maximumFractionDigits: 0 },
  normal: { notation: 'compact', maximumSignificantDigits: 4, roundingMode: 'ceil' },
  narrow: { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'ceil' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/**
 * The figure in a cell, without the currency, which is shown below the calendar.
 * @param most the highest amount of the month, in minor units: where that one is shortened, all are
 */
export function cellPrice(
  locale: Locale,
  money: CellMoney,
  width: keyof typeof LONGEST = 'normal',
  most: number = money.amount,
): string {
  const units = wholeUnits(money);
  const longest = wholeUnits({ ...money, amount: Math.max(most, money.amount) });
  const format = FORMATS[longest < LONGEST[width] ? 'whole' : width];
  return numberFormat(locale, format).format(units);
}
