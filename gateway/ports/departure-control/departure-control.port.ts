import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';

/** How departure control has a seat that is not free: given to a passenger of another channel, or not for choosing. */
export type ControlledSeat = 'TAKEN' | 'BLOCKED';

/** What the airline's departure control knows of a flight's seats. Seats that were chosen on this site are not in it. */
export type DepartureControl = {
  /**
   * The seats of a flight that are not free at an instant, by their numbers.
   * @throws DepartureControlError when it does not answer
   */
  seats(flight: DatedFlight, now: Date): Promise<ReadonlyMap<string, ControlledSeat>>;
};

/** Departure control does not answer; asked again later it may. */
export class DepartureControlError extends Error {
  override readonly name = 'DepartureControlError';
}
