import { BRAND } from '#schema/codes/brand.ts';
import { FARE_EARNING } from '#schema/codes/earning.ts';
import { type Money, money } from '#schema/rules/money.ts';
import type { FareBrand, FareBrandCode } from './fares.port.ts';

const yuan = (amount: number): Money => money(amount * 100, BRAND.currency);
const free = yuan(0);
const CABIN_BAG = { pieces: 1, kilograms: 8 };
const BUSINESS_CABIN_BAGS = { pieces: 2, kilograms: 8 };

/** The brands and their conditions; what differs between two products is here and nowhere else. */
export const BRAND_DATA: Readonly<Record<FareBrandCode, FareBrand>> = {
  LITE: {
    code: 'LITE',
    cabin: 'ECONOMY',
    rank: 1,
    conditions: {
      checkedBags: { pieces: 0, kilograms: null },
      cabinBags: CABIN_BAG,
      changeFee: yuan(400),
      refundFee: null,
      noShowFee: yuan(300),
      pointsPercent: FARE_EARNING.LITE.pointsPercent,
      freeSeatChoice: false,
      priority: false,
      lounge: false,
    },
  },
  STANDARD: {
    code: 'STANDARD',
    cabin: 'ECONOMY',
    rank: 2,
    conditions: {
      checkedBags: { pieces: 1, kilograms: 23 },
      cabinBags: CABIN_BAG,
      changeFee: yuan(200),
      refundFee: yuan(400),
      noShowFee: yuan(300),
      pointsPercent: FARE_EARNING.STANDARD.pointsPercent,
      freeSeatChoice: true,
      priority: false,
      lounge: false,
    },
  },
  FLEX: {
    code: 'FLEX',
    cabin: 'ECONOMY',
    rank: 3,
    conditions: {
      checkedBags: { pieces: 2, kilograms: 23 },
      cabinBags: CABIN_BAG,
      changeFee: free,
      refundFee: yuan(100),
      noShowFee: yuan(200),
      pointsPercent: FARE_EARNING.FLEX.pointsPercent,
      freeSeatChoice: true,
      priority: true,
      lounge: false,
    },
  },
  BUSINESS: {
    code: 'BUSINESS',
    cabin: 'BUSINESS',
    rank: 4,
    conditions: {
      checkedBags: { pieces: 2, kilograms: 32 },
      cabinBags: BUSINESS_CABIN_BAGS,
      changeFee: yuan(300),
      refundFee: yuan(600),
      noShowFee: yuan(500),
      pointsPercent: FARE_EARNING.BUSINESS.pointsPercent,
      freeSeatChoice: true,
      priority: true,
      lounge: true,
    },
  },
  BUSINESS_FLEX: {
    code: 'BUSINESS_FLEX',
    cabin: 'BUSINESS',
    rank: 5,
    conditions: {
      checkedBags: { pieces: 3, kilograms: 32 },
      cabinBags: BUSINESS_CABIN_BAGS,
      changeFee: free,
      refundFee: free,
      noShowFee: yuan(300),
      pointsPercent: FARE_EARNING.BUSINESS_FLEX.pointsPercent,
      freeSeatChoice: true,
      priority: true,
      lounge: true,
    },
  },
};
