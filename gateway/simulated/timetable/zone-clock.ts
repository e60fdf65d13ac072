import { memoize } from '#gateway/ports/timetable/memoize.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { endOfDay, instantOf, startOfDay, zoneOffsetMinutes } from '#schema/rules/base/time.ts';

const MINUTE_MILLISECONDS = 60_000;
/** A year of every zone, and some. */
const DAYS_KEPT = 20_000;
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
const pad = (value: number) => String(value).padStart(2, '0');

/** The zone's offset on a day in minutes, or null on the two days a year on which it changes. */
function steadyOffset(zone: string, day: LocalDate): number | null {
  const first = zoneOffsetMinutes(startOfDay(day, zone), zone);
  return zoneOffsetMinutes(endOfDay(day, zone), zone) === first ? first : null;
}

/**
 * Clocks of the zones, which cache Intl's answers by day: a timetable asks for the same days over
 * and over.
 */
export function createZoneClock() {
  const offsets = memoize<number | null>(DAYS_KEPT);
  const offsetOn = (zone: string, day: LocalDate): number | null =>
    offsets(zone + day, () => steadyOffset(zone, day));

  return {
    /** The instant at which the zone shows `minute` minutes after midnight of a day. */
    instant(zone: string, day: LocalDate, minute: number): Date {
      const offset = offsetOn(zone, day);
      if (offset === null)
        return instantOf(day, `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`, zone);
      return new Date(Date.parse(`${day}T00:00:00Z`) + (minute - offset) * MINUTE_MILLISECONDS);
    },
    /** What the zone's clock shows, `YYYY-MM-DDTHH:MM`. */
    local(zone: string, instant: Date): string {
      const near = offsetOn(zone, dayOf(instant.getTime()));
      if (near !== null) {
        const shown = new Date(instant.getTime() + near * MINUTE_MILLISECONDS).toISOString();
        if (offsetOn(zone, shown.slice(0, 10)) === near) return shown.slice(0, 16);
      }
      const offset = zoneOffsetMinutes(instant, zone);
      return new Date(instant.getTime() + offset * MINUTE_MILLISECONDS).toISOString().slice(0, 16);
    },
  };
}

export type ZoneClock = ReturnType<typeof createZoneClock>;
