import { BRAND } from '#schema/codes/base/brand.ts';
import { FARE_EARNING } from '#schema/codes/club/earning.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import type { Cabin } from './cabins.ts';

/** The products that are sold within the cabins, from the barest up. */
export const FARE_BRANDS = ['LITE', 'STANDARD', 'FLEX', 'BUSINESS', 'BUSINESS_FLEX'] as const;
export type FareBrandCode = (typeof FARE_BRANDS)[number];

/** How many bags, and how heavy each may be; null where there is none. */
export type BagAllowance = { readonly pieces: number; readonly kilograms: number | null };

/** What a fare allows, as data; each fee for one passenger and one bound. */
export type FareConditions = {
  readonly checkedBags: BagAllowance;
  readonly cabinBags: BagAllowance;
  /** Null: not allowed. */
  readonly changeFee: Money | null;
  /** Null: only taxes come back. */
  readonly refundFee: Money | null;
  /** On top of the fee of the change or of the refund; null: not allowed after departure at all. */
  readonly noShowFee: Money | null;
  /** Per cent of the base fare in yuan. */
  readonly pointsPercent: number;
  readonly freeSeatChoice: boolean;
  readonly priority: boolean;
  readonly lounge: boolean;
};

/** A product within a cabin. */
export type FareBrand = {
  readonly code: FareBrandCode;
  readonly cabin: Cabin;
  /** Place in a comparison, from 1. */
  readonly rank: number;
  readonly conditions: FareConditions;
};

const yuan = (amount: number): Money => money(amount * 100, BRAND.currency);
const free = yuan(0);
const CABIN_BAG = { pieces: 1, kilograms: 8 };
const BUSINESS_CABIN_BAGS = { pieces: 2, kilograms: 8 };

/**
 * The brands and their conditions as the airline files them; what differs between two products is
 * here and nowhere else. The gateway's fares answer with them, and prerendered pages read them.
 */
export const FARE_BRAND_DATA: Readonly<Record<FareBrandCode, FareBrand>> = {
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
