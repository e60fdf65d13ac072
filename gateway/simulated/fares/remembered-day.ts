import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';

const kept = new WeakMap<Date, Map<string, LocalDate>>();

/** `localDay`, asked of Intl once for each clock reading and zone: a search prices hundreds of flights at one `now`. */
export const rememberedDay = (now: Date, zone: string): LocalDate => {
  const days = kept.get(now) ?? new Map<string, LocalDate>();
  kept.set(now, days);
  const seen = days.get(zone);
  if (seen) return seen;
  const day = localDay(now, zone);
  days.set(zone, day);
  return day;
};
