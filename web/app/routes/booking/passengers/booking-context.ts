import { createContext, use } from 'react';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import type { PartyMember } from './party-members.ts';

/** What every part of the form knows about the booking. */
export type Booking = {
  readonly members: readonly PartyMember[];
  readonly trip: TripFacts;
  /** The commercial day. */
  readonly today: LocalDate;
  /** Where the same flights are searched for another party: an address in the user's locale. */
  readonly searchFor: (party: PartyCounts) => string;
};

export const BookingContext = createContext<Booking | null>(null);

export function useBooking(): Booking {
  const booking = use(BookingContext);
  if (!booking) throw new Error('A part of the booking form stands outside of it');
  return booking;
}
