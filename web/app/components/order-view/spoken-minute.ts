/** Minutes before a deadline at which those who listen are told (FRONTEND section 6). */
export const SPOKEN_MINUTES = [10, 5, 1] as const;

const SECONDS = 60;

/**
 * The minutes to speak of now: the mark that time has just passed between two ticks, however long the device slept;
 * the nearest when it was several, null when none.
 */
export const spokenMinute = (secondsBefore: number, secondsNow: number): number | null =>
  SPOKEN_MINUTES.filter(
    (minute) => secondsBefore > minute * SECONDS && secondsNow <= minute * SECONDS,
  ).at(-1) ?? null;
