/** What a fare earns; both in per cent of the base fare in yuan. */
export type FareEarning = {
  /** Points, which are spent: one offsets one yuan. */
  readonly pointsPercent: number;
  /** Status points, which count for the card and are never spent. */
  readonly statusPercent: number;
};

/**
 * What the fare brands earn, from the barest up. The fares' conditions take their points from here.
 */
export const FARE_EARNING = {
  LITE: { pointsPercent: 1, statusPercent: 25 },
  STANDARD: { pointsPercent: 3, statusPercent: 50 },
  FLEX: { pointsPercent: 5, statusPercent: 100 },
  BUSINESS: { pointsPercent: 6, statusPercent: 150 },
  BUSINESS_FLEX: { pointsPercent: 8, statusPercent: 200 },
} as const satisfies Record<string, FareEarning>;

/** When points come, how long they stay, and what can be claimed afterwards. */
export const EARNING = {
  /** Segments that one flight counts for the card, whatever its fare brand. */
  segmentsPerFlight: 1,
  /**
   * More points on flights that leave in the month of the member's birth, in per cent of those of
   * the fare.
   */
  birthdayBonusPercent: 100,
  /** Points expire at the end of the month in which they are so old. */
  pointsValidMonths: 36,
  /** Before their last day, members are told of points that expire. */
  expiryNoticeDays: 30,
  /** Flights that were not credited can be claimed for so many months after them. */
  claimMonths: 6,
  /** A new member can claim flights of so many days before joining. */
  daysBeforeJoining: 30,
  /**
   * The youngest who can be a member by themselves, in years; younger ones are enrolled by a parent
   * or guardian.
   */
  memberFromAge: 12,
} as const;
