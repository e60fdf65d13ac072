import { BCP47, type Locale } from '#schema/codes/base/locales.ts';

/** An amount as the API gives it: integer minor units, and an ISO 4217 code. */
export interface MoneyLike {
  readonly amount: number;
  readonly currency: string;
}

/** Whether the minor unit is written where it is zero: on a screen it is not, on a receipt it is. */
export type MinorUnit = 'stripIfInteger' | 'auto';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, currency: string, minor: MinorUnit): Intl.NumberFormat {
  const key = `${locale} ${currency} ${minor}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(BCP47[locale], {
      style: 'currency',
      currency,
      currencyDisplay: locale === 'ja' && currency === 'JPY' ? 'name' : 'code',
      trailingZeroDisplay: minor,
    });
  formats.set(key, format);
  return format;
}

/**
 * `CNY 2,340`, `CNY 59.50`, `JPY 4,500`: with the code, since ¥ is two currencies on one route. Japanese names its own
 * money, `4,500円`.
 * @param minor `auto` for `CNY 2,340.00`
 */
export function formatMoney(
  locale: Locale,
  { amount, currency }: MoneyLike,
  minor: MinorUnit = 'stripIfInteger',
): string {
  const format = formatOf(locale, currency, minor);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
