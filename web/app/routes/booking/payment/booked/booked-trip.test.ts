import { expect, test } from 'vitest';
import { aBookedTrip, aBound, aSegment } from './booked-trip.test-support.ts';
import { byBrand } from './by-brand.ts';
import { enteredCountries } from './what-to-bring.tsx';

const OUT = aBound(0, 'STANDARD', aSegment('PVG', 'HKG'), aSegment('HKG', 'NRT'));
const BACK = aBound(1, 'STANDARD', aSegment('NRT', 'PVG'));

test('entry rules are those of the countries on the way, not of the one where the trip begins', () => {
  expect(enteredCountries(aBookedTrip(OUT, BACK))).toEqual(['HK', 'JP']);
});

test('a fare that was bought for both ways is said once', () => {
  expect(byBrand([OUT, BACK]).map(({ bounds }) => bounds.length)).toEqual([2]);
  const mixed = byBrand([OUT, aBound(1, 'LITE', aSegment('NRT', 'PVG'))]);
  expect(mixed.map(({ brand }) => brand.code)).toEqual(['STANDARD', 'LITE']);
});
