/**
 * A boarding pass that the browser keeps on the device for when there is no network (RULES 12.16).
 */
export const OFFLINE_BOARDING_PASS = {
  /** A page that takes longer counts as no network. */
  patienceSeconds: 5,
} as const;
