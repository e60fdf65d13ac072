import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';

/** Parts of the local day, in order; each is six hours long. */
export const TIME_BANDS = ['NIGHT', 'MORNING', 'AFTERNOON', 'EVENING'] as const;
export type TimeBand = (typeof TIME_BANDS)[number];

/** The part of the day, at the place of departure, in which a journey begins. */
export const bandOf = ({ flights }: Journey): TimeBand =>
  TIME_BANDS[Math.floor(Number(flights[0]?.departure.local.slice(11, 13)) / 6)] ?? 'NIGHT';
