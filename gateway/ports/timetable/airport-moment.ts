import { localDay, localTime } from '#schema/rules/base/time.ts';
import type { AirportMoment } from './timetable.port.ts';

/** An instant on the clock of an airport's zone. */
export const airportMoment = (instant: Date, zone: string): AirportMoment => ({
  instant,
  zone,
  local: `${localDay(instant, zone)}T${localTime(instant, zone)}`,
});
