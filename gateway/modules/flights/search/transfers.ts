import type { Airport, Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';

/** A change of aircraft on the way. */
export type Transfer = {
  readonly airport: Airport;
  readonly durationMinutes: number;
  /** The next flight leaves on a later local day. */
  readonly overnight: boolean;
};

/** How often the aircraft is changed on a journey. */
export const transferCount = ({ flights }: Journey): number => flights.length - 1;

/** Where the aircraft is changed on a journey, and how long that takes. */
export const transfersOf = ({ flights }: Journey): Transfer[] =>
  flights.slice(1).flatMap((next, index) => {
    const before = flights[index];
    if (!before) return [];
    return [
      {
        airport: next.origin,
        durationMinutes: minutesBetween(before.arrival.instant, next.departure.instant),
        overnight: before.arrival.local.slice(0, 10) < next.departure.local.slice(0, 10),
      },
    ];
  });
