/** Whole seconds until an instant of the server, never below 0. */
export const secondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));

const padded = (part: number): string => String(part).padStart(2, '0');

/** `19:05`, and from an hour on `26:19:05`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(padded);
  return (hours > 0 ? [String(hours), ...parts] : parts).join(':');
}
