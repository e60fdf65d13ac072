import { LIMITS } from '#schema/codes/base/limits.ts';

/** Check-in counters at airports. All times in minutes before departure. */
export const COUNTERS = {
  /** They open so long before each flight. */
  openMinutes: 180,
  /** At the airline's hubs, where they are always staffed. */
  hubOpenMinutes: 240,
  /** They close when online check-in does, bags included. */
  closeMinutes: LIMITS.checkInClosesMinutes,
  /** Boarding ends, and the gate closes. */
  gateCloseMinutes: 15,
  /** Travellers who asked for assistance come to the counter by then. */
  assistanceMinutes: 120,
} as const;
