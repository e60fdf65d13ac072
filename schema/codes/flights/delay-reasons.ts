/**
 * Why a flight is late, cancelled or diverted: the groups of IATA's delay codes (AHM 730), each
 * with its first and last number.
 */
export const DELAY_REASONS = {
  PASSENGERS_AND_BAGGAGE: [11, 19],
  CARGO: [21, 29],
  GROUND_HANDLING: [31, 39],
  TECHNICAL: [41, 48],
  DAMAGE_OR_SYSTEMS: [51, 58],
  CREW: [61, 69],
  WEATHER: [71, 77],
  AIR_TRAFFIC_FLOW: [81, 84],
  SECURITY: [85, 86],
  AIRPORT: [87, 89],
  LATE_INBOUND: [91, 96],
  OTHER: [97, 99],
} as const;
export type DelayReason = keyof typeof DELAY_REASONS;
