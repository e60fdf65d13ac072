import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** A flight that the member has taken, and what it brought. */
export type FlownFlight = {
  readonly flight: DatedFlight;
  readonly points: number;
  readonly bonus: number;
  readonly status: number;
  readonly recordedOn: LocalDate;
};
