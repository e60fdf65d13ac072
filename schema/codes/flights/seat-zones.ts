/** What a seat is sold as (RULES 6.11). */
export const SEAT_ZONES = [
  'STANDARD',
  'FRONT',
  'LEG_SPACE',
  'EXIT_ROW',
  'BASSINET',
  'BUSINESS',
] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];
