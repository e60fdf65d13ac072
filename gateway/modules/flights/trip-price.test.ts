import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { type Money, multiplyMoney, sumMoney } from '#schema/rules/base/money.ts';
import { boundTotal, countOf, priceBreakdown } from './trip-price.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const price = fc.record({
  fare: amount,
  taxes: fc.array(fc.record({ code: fc.constantFrom('CN', 'YQ', 'HK', 'SW', 'GB'), amount }), {
    maxLength: 6,
  }),
});
const boundFare: fc.Arbitrary<BoundFare> = fc.record({
  brand: fc.constantFrom(...FARE_BRANDS),
  fareBasisCodes: fc.constant(['QLLTOWCN']),
  bookingClasses: fc.constant(['Q']),
  prices: fc.record({ ADT: price, CHD: price, INF: price }),
});
const fares = fc.array(boundFare, { minLength: 1, maxLength: 6 });
const party = fc.record({
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.nat(8),
  infants: fc.nat(8),
});
const sum = (values: readonly Money[]) => sumMoney(values, 'CNY');

test('every price adds up: lines to passengers, passengers to types, types to the total', () => {
  fc.assert(
    fc.property(fares, party, (bounds, travellers) => {
      const total = priceBreakdown(bounds, travellers);
      for (const item of total.items) {
        const lines = [item.fare, ...item.taxes.map((tax) => tax.amount)];
        expect(sum(lines)).toEqual(item.perPassenger);
        expect(multiplyMoney(item.perPassenger, item.count)).toEqual(item.total);
      }
      expect(sum(total.items.map((item) => item.total))).toEqual(total.total);
      expect(sum([total.fareTotal, total.taxTotal, total.feeTotal])).toEqual(total.total);
      expect(sum(total.taxes.map((tax) => tax.amount))).toEqual(total.taxTotal);
    }),
  );
});

test('the total on the first screen is the total of the offer', () => {
  fc.assert(
    fc.property(fares, party, (bounds, travellers) => {
      const shown = bounds.reduce((all, fare) => all + boundTotal(fare, travellers), 0);
      expect(priceBreakdown(bounds, travellers).total.amount).toBe(shown);
    }),
  );
});

test('only those who travel are priced, and each tax code stands once', () => {
  fc.assert(
    fc.property(fares, party, (bounds, travellers) => {
      const { items, taxes } = priceBreakdown(bounds, travellers);
      const types = PASSENGER_TYPES.filter((type) => countOf(travellers, type) > 0);
      expect(items.map(({ passengerType }) => passengerType)).toEqual(types);
      for (const lines of [taxes, ...items.map((item) => item.taxes)])
        expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
    }),
  );
});
