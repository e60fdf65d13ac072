import { useLocation } from 'react-router';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { readListOptions } from '#web/app/components/flight-results/address/list-options.ts';
import { readPicks } from '#web/app/components/flight-results/address/picks.ts';
import { boundsInForce, type SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { queryOfDay } from './move-day.ts';

/** Leads to the same page with another day for one bound: where a link goes. */
export function useDayQuery(
  draft: SearchDraft,
  index: number,
): (date: LocalDate) => { readonly search: string } {
  const params = new URLSearchParams(useLocation().search);
  const kept = {
    picks: readPicks(params, boundsInForce(draft).length),
    options: readListOptions(params),
  };
  return (date) => ({ search: `?${queryOfDay(draft, index, date, kept)}` });
}
