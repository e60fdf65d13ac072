import type { RouterContextProvider } from 'react-router';
import type { Locale } from '#schema/codes/base/locales.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import type { AskedChange } from '#web/app/components/date-change/change-paths.ts';
import { readListOptions } from '#web/app/components/flight-results/address/list-options.ts';
import { type FarePick, readPicks } from '#web/app/components/flight-results/address/picks.ts';
import type { ChangeRowFragment } from './change-row.gen.ts';
import {
  ChangedTripDocument,
  type ChangedTripQuery,
  ChangeFlightsDocument,
  type ChangeFlightsQuery,
} from './choose-flight.route.gen.ts';
import { followPicks, type PickedBounds } from './follow-picks.ts';
import { optionKey } from './option-key.ts';

export type ChangeAnswer = ChangeFlightsQuery['changeSearch'];

/** A bound whose new flights are chosen, with what they cost now. */
export type ChosenChange = {
  /** Which of the bounds that change, counted from 0. */
  readonly at: number;
  /** The `changeFareId`. */
  readonly fareId: string;
  readonly itinerary: ChangeRowFragment['itinerary'];
  readonly brand: ChangeRowFragment['fares'][number]['brand'];
  readonly totalDue: ChangeRowFragment['lowestTotalDue'];
  /** What it cost when it was chosen, in minor units. */
  readonly shown: number;
};

/** Everything the page shows. */
export type LoadedChange = {
  readonly trip: ChangedTripQuery;
  readonly bounds: PickedBounds<ChosenChange>;
  /** Flights for the bound that is to be chosen next, or why none can be looked for. */
  readonly answer: ChangeAnswer;
};

type Place = { readonly context: Readonly<RouterContextProvider>; readonly locale: Locale };

/** Prices and seats are those of this moment. */
const NOW = { fresh: true } as const;

function find(
  { flights }: ChangeAnswer,
  at: number,
  { optionId, brand, amount }: FarePick,
): ChosenChange | null {
  const option = flights.find((one) => optionKey(one) === optionId);
  const fare = option?.fares.find((one) => one.brand.code === brand);
  if (!option || !fare) return null;
  const { changeFareId: fareId, totalDue } = fare;
  return { at, fareId, itinerary: option.itinerary, brand: fare.brand, totalDue, shown: amount };
}

/**
 * Asks for the order, and for the flights of the bounds that change, one after the other: each
 * follows from those before it. The last one is chosen by making an offer of it, so it is always
 * the one that is answered when all others are chosen.
 */
export async function loadChange(
  { context, locale }: Place,
  asked: AskedChange,
  params: URLSearchParams,
): Promise<LoadedChange> {
  const language = API_LOCALE[locale];
  const { order, passengers, bounds, airlineChange } = asked;
  const { sort } = readListOptions(params);
  const ask = async (answer: number, selected: string[]): Promise<ChangeAnswer> => {
    const input = {
      orderId: order,
      passengerIds: [...passengers],
      answer,
      selected,
      sort,
      bounds: bounds.map(({ index, date }) => ({ boundIndex: index, departureDate: date })),
      ...(airlineChange ? { airlineChangeId: airlineChange } : {}),
    };
    const variables = { input, locale: language };
    return dataOf(await loadQuery(context, ChangeFlightsDocument, variables, NOW)).changeSearch;
  };
  const trip = loadQuery(context, ChangedTripDocument, { order, locale: language }, NOW);
  const picked = await followPicks(readPicks(params, bounds.length - 1), { ask, find });
  const current = picked.current ?? bounds.length - 1;
  const fareIds = picked.chosen.map(({ fareId }) => fareId);
  return {
    trip: dataOf(await trip),
    bounds: { ...picked, current },
    answer: await ask(current, fareIds),
  };
}
