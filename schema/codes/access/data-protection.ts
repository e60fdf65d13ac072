/**
 * What the laws on personal information count, and what the airline promises where they say "soon".
 */
export const DATA_PROTECTION = {
  /** Requests to see, correct or erase are answered within so many days. */
  answerDays: 30,
  /** A breach is reported to the authority where a law asks for it, in hours from its discovery. */
  breachHours: 72,
  /** New versions of the privacy texts are announced so many days ahead. */
  noticeDays: 30,
  /** Below this age a parent consents. */
  consentAge: {
    /** Personal Information Protection Law of China: under it, all data of a child is sensitive. */
    china: 14,
    /** General Data Protection Regulation, where the member state names no lower one. */
    europe: 16,
    /** Data Protection Act of the United Kingdom. */
    britain: 13,
  },
} as const;
