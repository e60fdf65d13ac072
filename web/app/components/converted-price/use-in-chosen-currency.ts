import { use } from 'react';
import type { MoneyLike } from '#schema/format/money.ts';
import { DISPLAY_CURRENCY } from '#web/app/i18n/format/display-currency.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { approximate } from './approximate.ts';
import { ReaderRates } from './exchange-rates.ts';

/**
 * About what a price is in the currency in which the user compares; null where that is the one that
 * is paid, or the page has no rates.
 */
export function useInReaderCurrency(value: MoneyLike | null): MoneyLike | null {
  const rates = use(ReaderRates);
  const currency = DISPLAY_CURRENCY[useLocale()];
  return value && rates && approximate(value, currency, rates);
}
