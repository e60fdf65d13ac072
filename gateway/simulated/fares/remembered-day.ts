import { dayNumber, type LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';

type Day = { readonly date: LocalDate; readonly number: number };
const kept = new WeakMap<Date, Map<string, Day>>();

/** `localDay` with its number, asked of Intl once for each clock reading and zone: a search prices hundreds of flights at one `now`. */
export const rememberedDay = (now: Date, zone: string): Day => {
  const days = kept.get(now) ?? new Map<string, Day>();
  kept.set(now, days);
  const seen = days.get(zone);
  if (seen) return seen;
  const date = localDay(now, zone);
  const day = { date, number: dayNumber(date) };
  days.set(zone, day);
  return day;
};
