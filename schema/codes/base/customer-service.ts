/**
 * How travellers reach the airline, and how soon it answers. The phone number and the address are
 * in `brand.ts`.
 */
export const CUSTOMER_SERVICE = {
  /** The phone is answered day and night, in the languages of the site. */
  phoneHoursPerDay: 24,
  /** Messages are answered within so many working days. */
  answerWorkingDays: 2,
  complaint: {
    /**
     * Its receipt is confirmed within so many days, and it is answered within so many working days
     * (CAAC, CCAR-273).
     */
    confirmDays: 3,
    answerWorkingDays: 10,
    /**
     * Without an answer by then, or with one that does not satisfy, an authority or an arbiter may
     * be asked.
     */
    authorityAfterWeeks: 8,
    /** The consumer line of the Civil Aviation Administration of China. */
    authorityPhone: '12326',
  },
  /** Calls cost what a call to Shanghai does; the airline charges nothing. */
  fee: 0,
} as const;
