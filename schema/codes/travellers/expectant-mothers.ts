/**
 * Until when expectant mothers fly, in completed weeks on the day of the last flight (the practice
 * of airlines that follow the IATA Medical Manual, chapter 6).
 */
export const EXPECTANT_MOTHERS = {
  /** One child, and more than one. */
  single: { certificateFromWeek: 32, noTravelFromWeek: 36 },
  multiple: { certificateFromWeek: 28, noTravelFromWeek: 32 },
  /** A doctor signs the certificate not longer than so many days before departure. */
  certificateDays: 7,
  /** After the birth a mother flies again from this day on. */
  afterBirthDays: 7,
  /** A pregnancy is counted as so many weeks from the first day of the last period. */
  termWeeks: 40,
} as const;
