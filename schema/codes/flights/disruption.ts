/**
 * What passengers get when a flight is late, cancelled or full. `care` and `payment` are the
 * airline's own, for all its flights (the Chinese rules on flight regularity ask carriers to
 * publish them); `europe` and `britain` is the law for flights that leave there. Times in hours;
 * amounts in minor units of the currency named.
 */
export const DISRUPTION = {
  /** A departure that is so much later than planned is told to the member. */
  toldDelayMinutes: 30,
  /** Before the choice about a change by the airline ends, a reminder is sent. */
  decisionReminderHours: 24,
  care: {
    /** Drinks and a meal from this wait on, regardless of fault. */
    mealsFromHours: 2,
    /** On a full aircraft on the ground: water and food at the latest after this. */
    onBoardHours: 2,
    /** Without a take-off in sight, passengers may leave the aircraft after this. */
    leaveAircraftHours: 3,
  },
  /**
   * Where the cause lies with the airline, by the delay at arrival; the higher replaces the lower.
   */
  payment: {
    currency: 'CNY',
    late: { fromHours: 4, amount: 20_000 },
    veryLate: { fromHours: 8, amount: 40_000 },
  },
  /** Denied boarding against one's will: paid at once, besides another flight or the money back. */
  deniedBoarding: { currency: 'CNY', amount: 100_000 },
  europe: {
    compensation: { currency: 'EUR', amount: 60_000 },
    arrivalDelayHours: 3,
    careFromHours: 4,
    refundFromHours: 5,
    /** Half of it where another flight brings the passenger there at most so much later. */
    halvedUntilHours: 4,
    /** No compensation where a cancellation was announced so many days ahead. */
    noticeDays: 14,
  },
  britain: { compensation: { currency: 'GBP', amount: 52_000 } },
  /**
   * From this shift of a departure or arrival on, in minutes, a change of schedule lets the
   * passenger choose.
   */
  considerableChangeMinutes: 60,
} as const;
