/** What ends a boarding pass, as instants of the gateway's clock. */
export type PassExpiryTimes = {
  readonly serverNow: string;
  /** When a guest's access ends; null for a member's own flight. */
  readonly accessExpiresAt: string | null;
  /** The scheduled arrival. */
  readonly arrival: string;
  /**
   * When the gates close, by the departure expected now: a delayed flight may leave after its
   * scheduled arrival.
   */
  readonly gatesClose: readonly string[];
};

/**
 * Until when a boarding pass may be kept, in milliseconds on the clock of this device, which may be
 * wrong: until the flight has landed, and no longer than the access to it.
 * @param deviceNow what that clock said when `serverNow` came
 */
export function cacheExpiry(
  { serverNow, accessExpiresAt, arrival, gatesClose }: PassExpiryTimes,
  deviceNow: number,
): number {
  const landed = Math.max(...[arrival, ...gatesClose].map(Date.parse));
  const access = accessExpiresAt ? Date.parse(accessExpiresAt) : Number.POSITIVE_INFINITY;
  return Math.min(landed, access) - Date.parse(serverNow) + deviceNow;
}
