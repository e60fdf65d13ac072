import {
  companionsOf,
  type PassengerSegment,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import { type SeatRefusal, seatRefusal } from '#schema/rules/after-sale/seat-eligibility.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';
import type { SoldSeat } from './flight-seats.ts';

/** Why a passenger may not have a free seat; null when they may. */
export const refusalOf = (seat: SoldSeat, one: PassengerSegment, now: Date): SeatRefusal | null => {
  const { passenger, segment } = one;
  const withInfant = companionsOf(one).infant !== null;
  const seated = {
    cabin: segment.cabin,
    withInfant,
    frontRow: false,
    dateOfBirth: passenger.dateOfBirth,
    reducedMobility: false,
    pregnant: false,
    disabled: false,
    withDependant: withInfant,
    specialServices: [],
  };
  const { opensAt } = checkInWindow(segment.departsAt);
  return seatRefusal(seat, seated, segment.departureDate, now >= opensAt);
};
