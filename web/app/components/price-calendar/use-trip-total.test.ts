import { expect, it } from 'vitest';
import type { PricedDay } from './priced.ts';
import { tripTotal } from './use-trip-total.ts';

function prices(date: string, amount: number | null, currency = 'CNY') {
  const total = amount === null ? null : { amount, currency };
  const day: PricedDay = { date, lowest: false, noPriceReason: null, total };
  return new Map([[date, day]]);
}
const out = prices('2026-12-16', 98_000);
const back = prices('2026-12-20', 146_900);

it('adds up both ways once both days are chosen', () => {
  expect(tripTotal(out, back, { start: '2026-12-16', end: '2026-12-20' })).toEqual({
    amount: 244_900,
    currency: 'CNY',
  });
});

it('says nothing while a day is missing, or has no price', () => {
  expect(tripTotal(out, back, { start: '2026-12-16', end: null })).toBeNull();
  expect(tripTotal(out, null, { start: '2026-12-16', end: '2026-12-20' })).toBeNull();
  const none = prices('2026-12-20', null);
  expect(tripTotal(out, none, { start: '2026-12-16', end: '2026-12-20' })).toBeNull();
});
