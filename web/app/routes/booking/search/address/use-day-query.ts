import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { queryOfDay } from './move-day.ts';
import { useTrip } from './trip-in-address.ts';

/** Leads to the same page with another day for one bound: where a link goes. */
export function useDayQuery(index: number): (date: LocalDate) => { readonly search: string } {
  const { draft, ...kept } = useTrip();
  return (date) => ({ search: `?${queryOfDay(draft, index, date, kept)}` });
}
