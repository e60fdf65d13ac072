import type { RouterContextProvider } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf, type LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { noteServerNow } from '#web/app/apollo/server-clock.ts';
import { filterOf } from '#web/app/components/flight-results/address/list-options.ts';
import { type AnswerTimes, isStale } from '#web/app/components/flight-results/answer-times.ts';
import { readTrip, type TripInAddress } from './address/trip-in-address.ts';
import {
  type BoundsSoFar,
  boundsSoFar,
  choicesOf,
  type SearchAnswer,
} from './chosen/choose-bounds.ts';
import {
  FlightSelectionDocument,
  type FlightSelectionQueryVariables,
  SearchNowDocument,
  SearchReferenceDocument,
} from './flight-inquiry.route.gen.ts';

export type LoadedResults = LoadedQuery<typeof FlightSelectionDocument>;

/** Everything the page shows. */
export type LoadedTrip = {
  /** What changes with a release only: the gateway and browsers store it. */
  readonly reference: LoadedQuery<typeof SearchReferenceDocument>;
  readonly now: LoadedQuery<typeof SearchNowDocument>;
  readonly bounds: BoundsSoFar;
  /**
   * Flights for the bound that is to be chosen next; null when all are chosen, or nothing can be
   * asked yet.
   */
  readonly results: LoadedResults | null;
  /** When the prices on the page were given, and until when they may be shown. */
  readonly times: AnswerTimes | null;
  /** Why nothing can be asked. */
  readonly problems: SearchAnswer['userErrors'];
};

type Place = { readonly context: Readonly<RouterContextProvider>; readonly locale: Locale };

async function ask(
  { context, locale }: Place,
  input: FlightSelectionQueryVariables['input'],
): Promise<LoadedResults> {
  const variables = { input, currency: BRAND.currency, locale: API_LOCALE[locale] };
  const known = await loadQuery(context, FlightSelectionDocument, variables);
  if (!isStale(dataOf(known).flightSearch)) return known;
  const fresh = await loadQuery(context, FlightSelectionDocument, variables, {
    fresh: true,
  });
  noteServerNow(dataOf(fresh).flightSearch.serverNow);
  return fresh;
}

const NOTHING_ASKED = {
  bounds: { chosen: [], current: null, isGone: false },
  results: null,
  times: null,
  problems: [],
};

async function flightsOf(
  place: Place,
  { query, picks, options }: TripInAddress,
): Promise<Omit<LoadedTrip, 'reference' | 'now'>> {
  if (!query) return NOTHING_ASKED;
  const choices = choicesOf(picks);
  const results = await ask(place, {
    ...query,
    bounds: [...query.bounds],
    choices: choices.map(({ optionId, brand }) => ({ key: optionId, brand })),
    sort: options.sort,
    filter: filterOf(options),
  });
  const answer = dataOf(results).flightSearch;
  const bounds = boundsSoFar(answer, choices);
  return {
    bounds,
    results: bounds.current === null ? null : results,
    times: { serverNow: answer.serverNow, expiresAt: answer.expiresAt },
    problems: answer.userErrors,
  };
}

/**
 * Asks the gateway for what the page's address names: the fares chosen so far, and flights for the
 * next bound.
 */
export async function loadTrip(place: Place, params: URLSearchParams): Promise<LoadedTrip> {
  const { context, locale } = place;
  const [reference, now, flights] = await Promise.all([
    loadQuery(context, SearchReferenceDocument, { locale: API_LOCALE[locale] }),
    loadQuery(context, SearchNowDocument, {}),
    flightsOf(place, readTrip(params)),
  ]);
  return { reference, now, ...flights };
}
