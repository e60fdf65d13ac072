import { BCP47, type Locale } from '#schema/codes/base/locales.ts';

/** An amount as the API gives it: integer minor units, and an ISO 4217 code. */
export interface MoneyLike {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Writes minor units of one currency. To ask the format for its digits costs nine times as much as
 * to format.
 */
type Writer = (amount: number) => string;

const writers = new Map<string, Writer>();

function writerOf(locale: Locale, currency: string): Writer {
  const key = locale + currency;
  const kept = writers.get(key);
  if (kept) return kept;
  const format = new Intl.NumberFormat(BCP47[locale], {
    style: 'currency',
    currency,
    currencyDisplay: locale === 'ja' && currency === 'JPY' ? 'name' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const one = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  // the sign of arithmetic, as before points: a hyphen is too short beside figures
  const write: Writer = (amount) => format.format(amount / one).replace('-', '−');
  writers.set(key, write);
  return write;
}

/**
 * `CNY 2,340`, `CNY 59.50`, `JPY 4,500`: with the code, since ¥ is two currencies on one route.
 * Japanese names its own money, `4,500円`. Pages, e-mails, receipts and the bank's page write it
 * alike: with cents only where there are some.
 */
export const formatMoney = (locale: Locale, { amount, currency }: MoneyLike): string =>
  writerOf(locale, currency)(amount);
