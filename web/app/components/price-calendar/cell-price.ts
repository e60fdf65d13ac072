import { CURRENCIES, type CurrencyCode } from '#schema/codes/base/currencies.ts';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';

/** An amount as the API gives it. */
export type CellMoney = { readonly amount: number; readonly currency: string };

/** From here on a figure has no room in a cell of that width and is shortened: 123,400 is 123.4K. */
const LONGEST = { normal: 100_000, narrow: 10_000 } as const;

const digitsOf = (currency: string): number => CURRENCIES[currency as CurrencyCode] ?? 2;

/** Whole units, rounded up, so that the price to pay is never higher than shown: CNY 1,234.50 is 1,235. */
export const wholeUnits = ({ amount, currency }: CellMoney): number =>
  Math.ceil(amount / 10 ** digitsOf(currency));

const FORMATS = {
  whole: { maximumFractionDigits: 0 },
  normal: { notation: 'compact', maximumSignificantDigits: 4, roundingMode: 'ceil' },
  narrow: { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'ceil' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const formats = new Map<string, Intl.NumberFormat>();

// Building a formatter costs a thousand times as much as using it, and a month has some sixty figures.
function formatOf(locale: Locale, name: keyof typeof FORMATS): Intl.NumberFormat {
  const key = `${locale} ${name}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(BCP47[locale], FORMATS[name]);
  formats.set(key, format);
  return format;
}

/**
 * The figure in a cell, without the currency, which is shown below the calendar.
 * @param most the highest amount of the month, in minor units: where that one is shortened, all are
 */
export const cellPrice = (
  locale: Locale,
  money: CellMoney,
  width: keyof typeof LONGEST = 'normal',
  most: number = money.amount,
): string => {
  const units = wholeUnits(money);
  const longest = wholeUnits({ ...money, amount: Math.max(most, money.amount) });
  return formatOf(locale, longest < LONGEST[width] ? 'whole' : width).format(units);
};
