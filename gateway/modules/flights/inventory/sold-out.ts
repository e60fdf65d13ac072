import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

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
