/** What the club's agreement counts besides the limits of passwords and points (`limits.ts`). */
export const MEMBERSHIP_TERMS = {
  /** From this age one may be a member, in completed years. */
  fromAge: 14,
  /** Below this age a parent or guardian consents. */
  aloneFromAge: 18,
  /** Points expire at the end of the month this long after the flight. */
  pointsMonths: 36,
  /** Points of a flight that are missing may be claimed for so long after it. */
  missingPointsMonths: 6,
  /** A level is good for so long from the day it is reached. */
  levelMonths: 12,
  /** New terms, and the end of the club, are announced so many days ahead. */
  noticeDays: 30,
  endOfClubDays: 180,
  /** A request to close the account is carried out within so many working days. */
  closingWorkingDays: 15,
  /** Accounts without a sign-in or a flight for so long may be closed, after a letter. */
  dormantYears: 3,
} as const;
