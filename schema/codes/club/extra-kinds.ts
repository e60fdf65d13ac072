/** What extras and coupons for extras are for (RULES 4.18). */
export const EXTRA_KINDS = [
  'DISCOUNT',
  'LOUNGE',
  'EXTRA_BAG',
  'PREFERRED_SEAT',
  'UPGRADE',
  'WIFI',
  'PRIORITY',
] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];
