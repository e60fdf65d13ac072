import type { Airport, Timetable } from '#gateway/ports/timetable/timetable.port.ts';

/** Where the airline flies. */
export const createPlaceService = (timetable: Timetable) => ({
  airports: (): readonly Airport[] => timetable.airports,
  /** One airport by its IATA code, in either case; null when the airline does not fly there. */
  airport: (code: string): Airport | null => timetable.airport(code.trim().toUpperCase()) ?? null,
  /** What can be reached with one booking. */
  destinations: ({ code }: Airport): readonly Airport[] => timetable.destinationsOf(code),
});

export type PlaceService = ReturnType<typeof createPlaceService>;
