import { describe, expect, it } from 'vitest';
import { priceLevel, priceSpan } from './price-level.ts';

const day = (date: string, amount: number | null) =>
  [
    date,
    {
      date,
      lowest: false,
      noPriceReason: null,
      total: amount === null ? null : { amount, currency: 'CNY' },
    },
  ] as const;

describe('where a price stands in its month', () => {
  it('is between the lowest and the highest', () => {
    const span = priceSpan(new Map([day('2026-12-01', 100), day('2026-12-02', 300)]));
    expect(span).toEqual({ least: 100, most: 300 });
    expect([100, 200, 300].map((amount) => span && priceLevel(amount, span))).toEqual([0, 0.5, 1]);
  });

  it('is the lowest where all are the same', () => {
    expect(priceLevel(100, { least: 100, most: 100 })).toBe(0);
  });

  it('is nowhere where nothing is on sale', () => {
    expect(priceSpan(new Map([day('2026-12-01', null)]))).toBeNull();
    expect(priceSpan(null)).toBeNull();
  });
});
