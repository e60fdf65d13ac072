import { useMemo } from 'react';
import {
  type ListOptions,
  readListOptions,
} from '#web/app/components/flight-results/address/list-options.ts';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { type FarePick, readPicks } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { boundsInForce, type SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import {
  type FlightQuery,
  flightQuery,
  readSearch,
} from '#web/app/components/search-panel/search-query.ts';

/** What the address of the page says: the one place where it is read. */
export type TripInAddress = {
  readonly draft: SearchDraft;
  /** Null while something is not filled in. */
  readonly query: FlightQuery | null;
  /** What was chosen for each bound. */
  readonly picks: readonly (FarePick | null)[];
  readonly options: ListOptions;
};

export function readTrip(params: URLSearchParams): TripInAddress {
  const draft = readSearch(params);
  return {
    draft,
    query: flightQuery(draft),
    picks: readPicks(params, boundsInForce(draft).length),
    options: readListOptions(params),
  };
}

/** The same objects while only something unfolds, so that no flight is rendered again. */
export function useTrip(): TripInAddress {
  const asked = `${withoutOpen(useQuery().params)}`;
  return useMemo(() => readTrip(new URLSearchParams(asked)), [asked]);
}
