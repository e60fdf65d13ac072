import { describe, expect, it } from 'vitest';
import { AIRPORTS } from '#gateway/simulated/timetable/airports.ts';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { foreignWords } from '#tests/support/words/foreign-words.ts';
import { groundOf } from './grounds.ts';

const EVERY = AIRPORTS.map(({ code, ground }) => [code, ground] as const);

describe('on the ground', () => {
  it.each(EVERY)(
    '%s has counters that open before they close, and a taxi last',
    (_code, ground) => {
      expect(ground.countersOpenMinutes).toBeGreaterThan(COUNTERS.closeMinutes);
      expect(ground.counters).toMatch(/^[A-Z0-9]+(–[A-Z0-9]+)?$/);
      const kinds = ground.transport.map(({ kind }) => kind);
      expect(kinds.indexOf('TAXI')).toBe(kinds.length - 1);
    },
  );

  it.each(EVERY)(
    'the ways from %s are named in every language and in no other',
    (_code, ground) => {
      for (const { kind, name, to } of ground.transport)
        for (const locale of COMPLETE_LOCALES)
          for (const text of kind === 'TAXI' ? [] : [name?.[locale], to?.[locale]]) {
            expect(text?.trim()).toBeTruthy();
            expect(foreignWords(text ?? '', locale), `${locale}: ${text}`).toBe(false);
          }
    },
  );

  it.each(EVERY)('a ride from %s takes minutes and costs something', (_code, ground) => {
    for (const { minutes, price } of ground.transport) {
      expect(minutes).toBeGreaterThan(5);
      expect(minutes).toBeLessThanOrEqual(120);
      expect(price.amount).toBeGreaterThan(0);
      expect(Number.isSafeInteger(price.amount)).toBe(true);
    }
  });

  it('prices are in minor units of the money of the place', () => {
    const price = (code: string, at: number) => groundOf(code).transport[at]?.price;
    expect(price('PVG', 0)).toEqual({ amount: 5000, currency: 'CNY' });
    expect(price('NRT', 0)).toEqual({ amount: 3070, currency: 'JPY' });
    expect(price('LHR', 1)).toEqual({ amount: 1390, currency: 'GBP' });
  });

  it('an airport of which nothing is known there cannot be flown to', () => {
    expect(() => groundOf('JFK')).toThrow('JFK');
  });
});
