import { BRAND } from '#schema/codes/brand.ts';
import type { CurrencyCode } from '#schema/codes/currencies.ts';
import type { Locale } from '#schema/codes/locales.ts';

/** In which currency a reader compares prices. All are paid in the airline's own (`BRAND.currency`). */
export const DISPLAY_CURRENCY = { en: 'CNY', 'zh-hk': 'HKD', ja: 'JPY' } as const satisfies Record<
  Locale,
  CurrencyCode
>;

/** Whether a price in that currency is converted, and so an approximation. */
export const isConverted = (currency: string): boolean => currency !== BRAND.currency;
