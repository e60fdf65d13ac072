import type { FlightMomentFragment } from './flight-line.gen.ts';

/** The three times of a departure or an arrival. */
export type Times = {
  readonly scheduled: FlightMomentFragment;
  readonly estimated: FlightMomentFragment | null;
  readonly actual: FlightMomentFragment | null;
};

/**
 * The time to show: what happened, else what is expected, else the timetable's; and whether it
 * differs from the plan.
 */
export function kindOfTime({ scheduled, estimated, actual }: Times) {
  const told = actual ?? estimated ?? scheduled;
  const kind = actual ? 'actual' : estimated ? 'expected' : 'scheduled';
  return { told, kind, isOther: told.local !== scheduled.local } as const;
}

/**
 * The times of an arrival; of a diverted flight none is planned, as the timetable's belongs to
 * another airport.
 */
export const updatedTimes = (arrival: Times & { readonly diverted: boolean }): Times =>
  arrival.diverted ? { ...arrival, scheduled: kindOfTime(arrival).told } : arrival;
