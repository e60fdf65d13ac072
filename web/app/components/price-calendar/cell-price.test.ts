import { describe, expect, it } from 'vitest';
import { cellPrice } from './cell-price.ts';

describe('the price in a cell', () => {
  it('is in whole units, and never less than what is paid', () => {
    expect(cellPrice('en', { amount: 123_401, currency: 'CNY' })).toBe('1,235');
    expect(cellPrice('en', { amount: 123_400, currency: 'CNY' })).toBe('1,234');
  });

  it('knows a currency without minor units', () => {
    expect(cellPrice('ja', { amount: 24_680, currency: 'JPY' })).toBe('24,680');
  });

  it("is shortened in the user's way where it is long", () => {
    expect(cellPrice('en', { amount: 12_345_600, currency: 'CNY' })).toBe('123.5K');
    expect(cellPrice('ja', { amount: 246_801, currency: 'JPY' })).toBe('24.69万');
  });

  it('is shortened sooner where the calendar is narrow', () => {
    expect(cellPrice('en', { amount: 2_183_600, currency: 'CNY' }, 'narrow')).toBe('21.9K');
    expect(cellPrice('en', { amount: 218_300, currency: 'CNY' }, 'narrow')).toBe('2,183');
  });

  it('is shortened as the highest of its month is, so that all figures look alike', () => {
    const price = { amount: 95_489, currency: 'JPY' };
    expect(cellPrice('ja', price, 'normal', 114_200)).toBe('9.549万');
    expect(cellPrice('ja', price, 'normal', 99_000)).toBe('95,489');
  });
});
