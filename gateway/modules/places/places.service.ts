import type { Airport, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';

/** Flights within one country are flown here only. */
const HOME_COUNTRY = 'CN';

/** Where the airline flies. */
export const createPlaceService = (timetable: Timetable) => ({
  airports: (): readonly Airport[] => timetable.airports,
  /** One airport by its IATA code, in either case; null when the airline does not fly there. */
  airport: (code: string): Airport | null => timetable.airport(code.trim().toUpperCase()) ?? null,
  /** What can be reached with one booking. */
  destinations: ({ code }: Airport): readonly Airport[] => timetable.destinationsOf(code),
  /** The airline's counters at an airport. */
  counters: ({ ground }: Airport) => ({
    rows: ground.counters,
    opensMinutes: ground.countersOpenMinutes,
    closesMinutes: COUNTERS.closeMinutes,
  }),
  /**
   * The least time between two flights at an airport, in minutes; no domestic flights meet abroad.
   */
  minimumConnection: ({ country }: Airport) => ({
    domesticMinutes: country === HOME_COUNTRY ? LIMITS.minimumConnectionMinutes.domestic : null,
    internationalMinutes: LIMITS.minimumConnectionMinutes.international,
  }),
});

export type PlaceService = ReturnType<typeof createPlaceService>;
