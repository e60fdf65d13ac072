import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';

/** A passenger on the list of a flight, as departure control names them. */
export type ListedPassenger = { readonly flight: FlightKey; readonly sequenceNumber: number };

/**
 * What staff decide about a passenger whom they meet before there is a boarding pass (RULES 6.7).
 */
export const COUNTER_VERDICTS = ['CONFIRMED', 'TURNED_AWAY'] as const;
export type CounterVerdict = (typeof COUNTER_VERDICTS)[number];

/** The staff at the airport who meet passengers. */
export interface Counter {
  /**
   * What was decided about a passenger; null while no one has met them. It may be asked again about
   * the same one.
   */
  verdictOn(passenger: ListedPassenger): Promise<CounterVerdict | null>;
}
