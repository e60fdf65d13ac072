/** Where points are earned on the ground. */
export const PARTNER_KINDS = [
  'HOTEL',
  'CAR_RENTAL',
  'RIDE',
  'BANK_CARD',
  'SHOPPING',
  'DINING',
] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/**
 * What a kind of partner gives: so many points for each full `spend`. They are no status points.
 */
export type PartnerPoints = {
  /** Minor units of the airline's currency, taxes left out. */
  readonly spend: number;
  readonly points: number;
  /** Days after the stay, the return of the car or the purchase within which points come. */
  readonly creditDays: number;
  /** The most points in a calendar month; null: without a limit. */
  readonly monthlyPoints: number | null;
};

export const PARTNER_POINTS: Readonly<Record<PartnerKind, PartnerPoints>> = {
  HOTEL: { spend: 100_00, points: 2, creditDays: 30, monthlyPoints: null },
  CAR_RENTAL: { spend: 100_00, points: 2, creditDays: 30, monthlyPoints: null },
  RIDE: { spend: 50_00, points: 1, creditDays: 7, monthlyPoints: 100 },
  BANK_CARD: { spend: 100_00, points: 1, creditDays: 45, monthlyPoints: 2000 },
  SHOPPING: { spend: 100_00, points: 1, creditDays: 60, monthlyPoints: null },
  DINING: { spend: 100_00, points: 1, creditDays: 7, monthlyPoints: 200 },
};
