/**
 * What the club's agreement counts besides passwords (`limits.ts`), points (`earning.ts`) and cards
 * (`tier-benefits.ts`).
 */
export const MEMBERSHIP_TERMS = {
  /** Below this age, in completed years, a parent or guardian consents. */
  aloneFromAge: 18,
  /** New terms, and the end of the club, are announced so many days ahead. */
  noticeDays: 30,
  endOfClubDays: 180,
  /** A request to close the account is carried out within so many working days. */
  closingWorkingDays: 15,
  /**
   * Accounts without a sign-in or a flight for so long may be closed, after a letter `noticeDays`
   * ahead.
   */
  dormantYears: 3,
} as const;
