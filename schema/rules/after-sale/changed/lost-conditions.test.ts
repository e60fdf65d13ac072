import { expect, it } from 'vitest';
import { FARE_BRAND_DATA, FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { lostConditions } from './lost-conditions.ts';

const lost = (own: keyof typeof FARE_BRAND_DATA, other: keyof typeof FARE_BRAND_DATA) =>
  lostConditions(FARE_BRAND_DATA[own].conditions, FARE_BRAND_DATA[other].conditions);

it('from Flex to Lite bags, change, refund, seats, priority and points are given up', () => {
  expect(lost('FLEX', 'LITE')).toEqual([
    'checkedBags',
    'changeFee',
    'refundFee',
    'noShowFee',
    'freeSeatChoice',
    'priority',
    'pointsPercent',
  ]);
});

it('a fare with the same conditions gives up nothing, and a better one neither', () => {
  for (const brand of FARE_BRANDS) expect(lost(brand, brand)).toEqual([]);
  expect(lost('LITE', 'STANDARD')).toEqual([]);
  expect(lost('STANDARD', 'FLEX')).toEqual([]);
});

it('a dearer cabin may give up what the ticket allows', () => {
  expect(lost('FLEX', 'BUSINESS')).toEqual(['changeFee', 'refundFee', 'noShowFee']);
});
