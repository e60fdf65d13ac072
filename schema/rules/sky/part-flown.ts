/** When an aircraft took off, and when it lands or is expected to, in milliseconds since 1970. */
export type TimeInAir = { readonly takeOff: number; readonly landing: number };

/**
 * How much of its way an aircraft has flown, from 0 to 1, at an even speed; null on the ground. One
 * that should have landed is still close to its end.
 */
export function partFlown({ takeOff, landing }: TimeInAir, now: number): number | null {
  if (now < takeOff || landing <= takeOff) return null;
  return Math.min(0.99, (now - takeOff) / (landing - takeOff));
}
