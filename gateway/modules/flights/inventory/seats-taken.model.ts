import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';

/** Seats of one cabin of a flight on a day. */
export type SeatsTaken = FlightKey & {
  readonly cabin: Cabin;
  readonly seats: number;
};

/** Seats that are wanted, and what the counter starts from. */
export type SeatClaim = SeatsTaken & {
  readonly capacity: number;
  /** Where the counter starts when no seat has been held here yet. */
  readonly soldByOtherChannels: number;
};

/** There are not enough seats; none of those requested may stay held. */
export class SoldOut extends Error {
  override readonly name = 'SoldOut';
  /** Flights of which at least one lacks seats. */
  readonly flights: readonly FlightKey[];

  constructor(flights: readonly FlightKey[]) {
    super(`sold out: ${flights.map(({ flightNumber, date }) => `${flightNumber} ${date}`)}`);
    this.flights = flights.map(({ flightNumber, date }) => ({ flightNumber, date }));
  }
}
