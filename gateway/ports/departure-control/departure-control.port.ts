import { PortUnavailable, type WhyUnavailable } from '#gateway/ports/port-unavailable.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';

/**
 * How departure control has a seat that is not free: given to a passenger of another channel, or
 * not for choosing.
 */
export type ControlledSeat = 'TAKEN' | 'BLOCKED';

/** What the authorities of a destination decide by. */
export type DocumentShown = {
  readonly documentType: DocumentType;
  /** ISO alpha-2. */
  readonly nationality: string;
};

/**
 * What the airline's departure control knows of a flight. Seats that were chosen on this site are
 * not in it.
 */
export type DepartureControl = {
  /**
   * The seats of a flight that are not free at an instant, by their numbers.
   * @throws DepartureControlError when it does not answer
   */
  seats(flight: DatedFlight, now: Date): Promise<ReadonlyMap<string, ControlledSeat>>;
  /**
   * The next sequence numbers of a flight, as many as passengers are checked in. Each is given
   * once, to whichever gateway asks.
   * @throws DepartureControlError when it does not answer
   */
  sequenceNumbers(flight: DatedFlight, count: number): Promise<number[]>;
  /**
   * Whether staff have to see a document before its holder is checked in on a flight (RULES 7.11).
   * @throws DepartureControlError when it does not answer
   */
  counterFirst(flight: DatedFlight, document: DocumentShown): Promise<boolean>;
};

/**
 * Departure control does not answer; asked again later it may. Pages say so by a code of their own.
 */
export class DepartureControlError extends PortUnavailable {
  override readonly name = 'DepartureControlError';

  constructor(why: string, reason: WhyUnavailable = {}) {
    super('departure control', why, reason);
  }
}
