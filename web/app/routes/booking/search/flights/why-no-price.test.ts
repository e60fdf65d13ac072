import { describe, expect, it } from 'vitest';
import { readSearch } from '#web/app/components/search-panel/search-query.ts';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';
import { whyNoPrice } from './why-no-price.ts';

const draft = readSearch(
  new URLSearchParams(
    'trip=multi-city&bound=SHA-TYO-2026-12-08&bound=TYO-SHA-2026-12-10&bound=SHA-HKG-2026-12-12',
  ),
);
const day = (date: string, noPriceReason: RibbonDayFragment['noPriceReason'] = null) => ({
  date,
  noPriceReason,
  lowest: false,
  total: noPriceReason ? null : { amount: 100, currency: 'CNY' },
});

describe('a day of the ribbon that cannot be chosen says why', () => {
  it('it comes before the flight before, or after the flight after: of which day', () => {
    expect(whyNoPrice(day('2026-12-07', 'BEFORE_EARLIER_BOUND'), draft, 1)).toEqual({
      reason: 'BEFORE_EARLIER_BOUND',
      day: '2026-12-08',
    });
    expect(whyNoPrice(day('2026-12-13'), draft, 1)).toEqual({
      reason: 'AFTER_LATER_BOUND',
      day: '2026-12-12',
    });
  });
  it('it is past, has no flights, or is sold out', () => {
    for (const reason of ['PAST', 'NO_FLIGHTS', 'SOLD_OUT'] as const)
      expect(whyNoPrice(day('2026-12-06', reason), draft, 0)).toEqual({ reason, day: null });
  });
  it('nothing where it can be chosen', () => {
    expect(whyNoPrice(day('2026-12-09'), draft, 1)).toBeNull();
  });
});
