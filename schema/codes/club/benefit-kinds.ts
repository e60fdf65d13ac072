/** What benefits and benefit coupons are for (RULES 4.18). */
export const BENEFIT_KINDS = [
  'DISCOUNT',
  'LOUNGE',
  'EXTRA_BAG',
  'PREFERRED_SEAT',
  'UPGRADE',
  'WIFI',
  'PRIORITY',
] as const;
export type BenefitKind = (typeof BENEFIT_KINDS)[number];
