import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { SimulatedSchedule } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { irregularitiesByChance } from './irregularities-by-chance.ts';
import { ofKind } from './irregularity.ts';

/** A flight that chance lets be cancelled, and since when that is known. */
type ChanceCancellation = { readonly flight: DatedFlight; readonly announcedAt: Date };

/**
 * Such a cancellation is known 16 hours ahead at most; the local day of a departure may be a day
 * off that in UTC.
 */
const DAYS = [-1, 0, 1, 2];

/**
 * The flights of the days about an instant of which chance has announced by then that they are
 * cancelled; each day is worked out once.
 */
export function cancellationsByChance({
  flightsOn,
  airports,
}: Pick<SimulatedSchedule, 'flightsOn' | 'airports'>) {
  let kept = new Map<LocalDate, readonly ChanceCancellation[]>();
  const workOut = (date: LocalDate): ChanceCancellation[] =>
    flightsOn(date).flatMap((flight) => {
      const cancelled = ofKind(irregularitiesByChance(flight, airports), 'CANCELLATION');
      return cancelled ? [{ flight, announcedAt: cancelled.announcedAt }] : [];
    });
  return (now: Date): readonly DatedFlight[] => {
    const days = DAYS.map((away) => addDays(localDay(now, 'UTC'), away));
    kept = new Map(days.map((date) => [date, kept.get(date) ?? workOut(date)]));
    return days
      .flatMap((date) => kept.get(date) ?? [])
      .flatMap(({ flight, announcedAt }) => (announcedAt <= now ? [flight] : []));
  };
}
