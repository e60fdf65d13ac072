/** Minutes before a deadline at which screen readers announce it. */
const SPOKEN_MINUTES = [10, 5, 1];

const SECONDS = 60;

/**
 * The minutes of the last announcement that is due; null while none is, and when the time is up.
 */
export const spokenMinutes = (seconds: number): number | null =>
  seconds === 0
    ? null
    : (SPOKEN_MINUTES.findLast((minutes) => seconds <= minutes * SECONDS) ?? null);

/**
 * The minutes to speak of now: the mark that time has just passed between two ticks, however long
 * the device slept; the nearest when it was several, null when none.
 */
export const minutesPassed = (secondsBefore: number, secondsNow: number): number | null =>
  SPOKEN_MINUTES.findLast(
    (minutes) => secondsBefore > minutes * SECONDS && secondsNow <= minutes * SECONDS,
  ) ?? null;
