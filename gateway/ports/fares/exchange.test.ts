import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratesAt } from '#gateway/simulated/fares/rates-at.ts';
import { CURRENCIES, CURRENCY_CODES } from '#schema/codes/base/currencies.ts';
import { money } from '#schema/rules/base/money.ts';
import { collect, convert, rateText } from './exchange.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const table = ratesAt(NOW);
const cny = (amount: number) => money(amount, 'CNY');
const currency = fc.constantFrom(...CURRENCY_CODES);
const amount = fc.integer({ min: 0, max: 50_000_000 });

describe('display currencies', () => {
  test('yen and won have no minor units', () => {
    expect(convert(cny(100_00), 'JPY', table)).toEqual(money(2141, 'JPY'));
    expect(convert(cny(100_00), 'KRW', table)).toEqual(money(19_830, 'KRW'));
    expect(convert(cny(100_00), 'HKD', table)).toEqual(money(109_68, 'HKD'));
  });

  test('yuan stay as they are', () => {
    expect(convert(cny(123_45), 'CNY', table)).toEqual(cny(123_45));
  });

  test('a converted amount is never more than half a minor unit off', () => {
    fc.assert(
      fc.property(amount, currency, (fen, code) => {
        const exact = (fen / 100) * (table.millionths[code] / 1e6) * 10 ** CURRENCIES[code];
        expect(Math.abs(convert(cny(fen), code, table).amount - exact)).toBeLessThan(0.500_01);
      }),
    );
  });

  test('more yuan are never fewer of another currency, and a price that falls mirrors one that rises', () => {
    fc.assert(
      fc.property(amount, amount, currency, (a, b, code) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const inCode = (fen: number) => convert(cny(fen), code, table).amount;
        expect(inCode(less)).toBeLessThanOrEqual(inCode(more));
        expect(inCode(-more) + inCode(more)).toBe(0);
      }),
    );
  });

  test('the dearest trip fits into an integer of GraphQL in every currency', () => {
    for (const code of CURRENCY_CODES)
      expect(convert(cny(4_000_000_00), code, table).amount).toBeLessThan(2 ** 31);
  });

  test('a rate reads as a decimal number', () => {
    expect(rateText(140_900)).toBe('0.1409');
    expect(rateText(21_410_000)).toBe('21.41');
    expect(rateText(1_000_000)).toBe('1');
  });
});

test('a foreign tax is collected in whole yuan, rounded up, and never short of the tax', () => {
  expect(collect(money(3000, 'JPY'), table)).toEqual(cny(141_00));
  fc.assert(
    fc.property(amount, currency, (foreign, code) => {
      const yuan = collect(money(foreign, code), table);
      if (code !== 'CNY') expect(yuan.amount % 100).toBe(0);
      expect(convert(yuan, code, table).amount).toBeGreaterThanOrEqual(foreign);
    }),
  );
});
