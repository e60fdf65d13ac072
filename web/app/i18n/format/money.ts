import { BCP47, type Locale } from '#schema/codes/base/locales.ts';

/** An amount as the API gives it: integer minor units, and an ISO 4217 code. */
export interface MoneyLike {
  amount: number;
  currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(BCP47[locale], {
      style: 'currency',
      currency,
      currencyDisplay: locale === 'ja' && currency === 'JPY' ? 'name' : 'code',
      trailingZeroDisplay: 'stripIfInteger',
    });
  formats.set(key, format);
  return format;
}

/**
 * `CNY 2,340`, `CNY 59.50`, `JPY 4,500`: with the code, since ¥ is two currencies on one route. Japanese names its own
 * money, `4,500円`.
 */
export function formatMoney(locale: Locale, { amount, currency }: MoneyLike): string {
  const format = formatOf(locale, currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
