/** Minutes before the end at which those who listen are told (FRONTEND section 6). */
const SPOKEN_MINUTES = [10, 5, 1];

/** Whole seconds until an instant of the server, never below 0. */
export const secondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));

/** `19:05`. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minutes of the last announcement that is due; null while none is, and when the time is up. */
export const spokenMinutes = (seconds: number): number | null =>
  seconds === 0 ? null : (SPOKEN_MINUTES.findLast((minutes) => seconds <= minutes * 60) ?? null);
