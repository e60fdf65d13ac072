import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { SeatCharacteristic } from '#schema/codes/flights/seat-characteristics.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';

/** A seat as far as it decides what it is sold as. */
export type ZonedSeat = {
  readonly cabin: Cabin;
  readonly characteristics: readonly SeatCharacteristic[];
};

/**
 * What a seat is sold as (RULES 6.19). A seat of several zones is sold as the most restrictive of
 * them.
 * @param rowsAhead the rows of the same cabin in front of it, 0 for the first
 */
export function seatZone({ cabin, characteristics }: ZonedSeat, rowsAhead: number): SeatZone {
  if (cabin === 'BUSINESS') return 'BUSINESS';
  if (characteristics.includes('EXIT_ROW')) return 'EXIT_ROW';
  if (characteristics.includes('BASSINET')) return 'BASSINET';
  if (characteristics.includes('BULKHEAD') || characteristics.includes('LEG_SPACE'))
    return 'LEG_SPACE';
  return rowsAhead < LIMITS.frontRows ? 'FRONT' : 'STANDARD';
}
