import { describe, expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { DISPLAY_CURRENCY, inWholeUnits, isConverted } from './display-currency.ts';

describe('the currency in which prices are compared', () => {
  it('is the one that is paid for English, and an approximation for others', () => {
    const approximate = LOCALES.filter((locale) => isConverted(DISPLAY_CURRENCY[locale]));
    expect(DISPLAY_CURRENCY.en).toBe(BRAND.currency);
    expect(approximate).toEqual(['zh-hk', 'ja']);
  });

  it('shows approximations in whole units, never less than the price', () => {
    expect(inWholeUnits({ amount: 87_744, currency: 'HKD' }).amount).toBe(87_800);
    expect(inWholeUnits({ amount: 87_800, currency: 'HKD' }).amount).toBe(87_800);
    expect(inWholeUnits({ amount: 20_981, currency: 'JPY' }).amount).toBe(20_981);
  });
});
