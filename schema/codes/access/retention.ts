/**
 * How long data is stored: the one place from which cookies, sweeps and the privacy texts take it.
 * Above what ends by itself; below what the airline decides as controller of the data, an airline
 * that goes live puts its own there.
 */
export const RETENTION = {
  /** A browser's session ends after so long without use, and in any case so long after it began. */
  sessionIdleHours: 12,
  sessionDays: 30,
  /** The same where the member chose to stay signed in on the device. */
  rememberedIdleDays: 30,
  rememberedDays: 90,
  /** In which browsers a member has signed in, after the last time. */
  knownBrowserDays: 180,
  /** Language and appearance, in cookies. */
  preferenceDays: 365,
  /** Recently chosen places, in the browser's local storage. */
  recentPlaces: 4,
  /** Codes sent by e-mail, and rate counters; they are erased after this. */
  verificationHours: 24,
  /**
   * The key of a submitted form with its answer, so that a second press of the button does nothing.
   */
  submissionDays: 7,
  /** Files that were uploaded and that no request uses. */
  uploadHours: 24,

  /** Orders, tickets and messages about them, after the last flight or the cancellation. */
  orderYears: 3,
  /** Numbers of travel documents, after the last flight: as long as a ticket may be claimed on. */
  documentNumberMonths: 12,
  /** What the law on accounts asks for: amounts, dates and payment references. */
  accountingYears: 10,
  /**
   * Needs of passengers that concern health, and proofs sent with a refund, after the case is
   * closed.
   */
  healthMonths: 6,
  /** Letters to customer service, after the last answer. */
  correspondenceYears: 2,
  /** Members: after the account is closed, for questions about points. */
  closedAccountMonths: 6,
  /** Technical logs. */
  logMonths: 6,
} as const;
