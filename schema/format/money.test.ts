import { describe, expect, test } from 'vitest';
import { formatMoney } from './money.ts';

describe('money', () => {
  test('is written with its code, and with cents only where there are some', () => {
    for (const locale of ['en', 'zh-hk', 'ja'] as const) {
      const text = (amount: number, currency: string) =>
        formatMoney(locale, { amount, currency }).replaceAll('\u00a0', ' ');
      expect(text(234_000, 'CNY')).toBe('CNY 2,340');
      expect(text(5950, 'CNY')).toBe('CNY 59.50');
      expect(text(4500, 'JPY')).toBe(locale === 'ja' ? '4,500円' : 'JPY 4,500');
      expect(text(-39_900, 'CNY')).toBe('−CNY 399');
    }
  });
});
