import { BRAND } from '#schema/codes/base/brand.ts';
import { CURRENCIES, type CurrencyCode, isCurrencyCode } from '#schema/codes/base/currencies.ts';
import type { Locale } from '#schema/codes/base/locales.ts';

/** A price as the API gives it: minor units and an ISO 4217 code. */
export type Price = { readonly amount: number; readonly currency: string };

/**
 * In which currency a user compares prices. All are paid in the airline's own (`BRAND.currency`).
 */
export const DISPLAY_CURRENCY = {
  en: BRAND.currency,
  'zh-hk': 'HKD',
  ja: 'JPY',
} as const satisfies Record<Locale, CurrencyCode>;

/**
 * A converted price in whole units, rounded up: it is approximate, and never lower than the price
 * itself.
 */
export function inWholeUnits({ amount, currency }: Price): Price {
  const unit = 10 ** (isCurrencyCode(currency) ? CURRENCIES[currency] : 2);
  return { amount: Math.ceil(amount / unit) * unit, currency };
}

/** Whether a price in that currency is converted, and so an approximation. */
export const isConverted = (currency: string): boolean => currency !== BRAND.currency;
