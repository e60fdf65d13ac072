import { LIMITS } from '#schema/codes/base/limits.ts';
import { CABINS, type Cabin } from '#schema/codes/flights/cabins.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import {
  boundsInForce,
  type DraftBound,
  emptyDraft,
  MINIMUM_MULTI_CITY_BOUNDS,
  type SearchDraft,
} from './search-draft.ts';

/** The path of the search results; `localePath` adds the language. */
export const SEARCH_PATH = '/flightInquiry';

/** The words for types of trip in an address; a plain form sends the words of the API. */
const TRIPS = {
  ROUND_TRIP: 'round-trip',
  ONE_WAY: 'one-way',
  MULTI_CITY: 'multi-city',
} as const satisfies Record<TripType, string>;

/** Every parameter that `readSearch` looks at. */
export const SEARCH_PARAMETERS = [
  'trip',
  'from',
  'to',
  'depart',
  'return',
  'bound',
  'adt',
  'chd',
  'inf',
  'cabin',
] as const;

/**
 * A search without a gap, in the words of the API: `FlightSearchInput` without what the results
 * page adds.
 */
export type FlightQuery = {
  readonly tripType: TripType;
  readonly bounds: readonly {
    readonly origin: string;
    readonly destination: string;
    readonly departureDate: LocalDate;
  }[];
  readonly party: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly cabin: Cabin;
};

/** A code as it is, or at the end of what a plain form sends: `Tokyo (NRT)`. */
export function placeCodeIn(text: string | null | undefined): string | null {
  const [, code] = /^(?:.*\()?([a-z]{3,4})\)?$/i.exec(text?.trim() ?? '') ?? [];
  return code?.toUpperCase() ?? null;
}

const dayOf = (text: string | null | undefined): LocalDate | null =>
  isLocalDate(text) ? text : null;

const countOf = (text: string | null, otherwise: number): number =>
  text !== null && /^\d{1,2}$/.test(text)
    ? Math.min(Number(text), LIMITS.travellersPerBooking)
    : otherwise;

const keyOf = <K extends string>(table: Record<K, string>, text: string | null): K | undefined =>
  (Object.keys(table) as K[]).find((key) => table[key] === text?.toLowerCase().replace('_', '-'));

function boundOf(text: string): DraftBound | null {
  const [, origin, destination, date] =
    /^([a-z]{3,4}|)-([a-z]{3,4}|)-(\d{4}-\d{2}-\d{2}|)$/i.exec(text) ?? [];
  return date === undefined
    ? null
    : { origin: placeCodeIn(origin), destination: placeCodeIn(destination), date: dayOf(date) };
}

/** The flights as a plain form sends them, each with its places and its day; one at least. */
function typedBounds(params: URLSearchParams, origin: string | null): DraftBound[] {
  const [from = [], to = [], depart = []] = ['from', 'to', 'depart'].map((name) =>
    params.getAll(name).slice(0, LIMITS.boundsPerSearch),
  );
  const count = Math.max(1, from.length, to.length, depart.length);
  return Array.from({ length: count }, (_, at) => ({
    origin: at in from || at > 0 ? placeCodeIn(from[at]) : origin,
    destination: placeCodeIn(to[at]),
    date: dayOf(depart[at]),
  }));
}

/**
 * Reads a search from an address. Never throws: what is missing, malformed or hostile is left as
 * empty as it would be in a fresh panel, so that the traveller is asked for it. Whether the rest
 * makes sense is for `searchProblems`.
 */
export function readSearch(params: URLSearchParams, origin: string | null = null): SearchDraft {
  const fresh = emptyDraft(origin);
  const typed = typedBounds(params, origin);
  const several = params
    .getAll('bound')
    .slice(0, LIMITS.boundsPerSearch)
    .map(boundOf)
    .filter((bound) => bound !== null);
  const trip = keyOf(TRIPS, params.get('trip')) ?? fresh.trip;
  const cabin = CABINS.find((one) => one === params.get('cabin')?.toUpperCase());
  const isMultiCity = trip === 'MULTI_CITY';
  const bounds = isMultiCity ? (several.length > 0 ? several : typed) : typed.slice(0, 1);
  while (isMultiCity && bounds.length < MINIMUM_MULTI_CITY_BOUNDS)
    bounds.push({ origin: bounds.at(-1)?.destination ?? null, destination: null, date: null });
  return {
    trip,
    bounds,
    returnDate: trip === 'ROUND_TRIP' ? dayOf(params.get('return')) : null,
    party: {
      adults: countOf(params.get('adt'), fresh.party.adults),
      children: countOf(params.get('chd'), fresh.party.children),
      infants: countOf(params.get('inf'), fresh.party.infants),
    },
    cabin: cabin ?? fresh.cabin,
  };
}

/**
 * Serialises a search, complete or not, to the parameters of an address, always in the same order.
 */
export function writeSearch(draft: SearchDraft): URLSearchParams {
  const params = new URLSearchParams({ trip: TRIPS[draft.trip] });
  const [first] = draft.bounds;
  if (draft.trip === 'MULTI_CITY') {
    for (const { origin, destination, date } of draft.bounds)
      params.append('bound', [origin, destination, date].map((part) => part ?? '').join('-'));
  } else {
    params.set('from', first?.origin ?? '');
    params.set('to', first?.destination ?? '');
    params.set('depart', first?.date ?? '');
    if (draft.trip === 'ROUND_TRIP') params.set('return', draft.returnDate ?? '');
  }
  params.set('adt', String(draft.party.adults));
  params.set('chd', String(draft.party.children));
  params.set('inf', String(draft.party.infants));
  params.set('cabin', draft.cabin.toLowerCase());
  return params;
}

/** The address of a search's results, in English; see `localePath`. */
export const searchAddress = (draft: SearchDraft): string => `${SEARCH_PATH}?${writeSearch(draft)}`;

/** The search for the API; null while something is not filled in. */
export function flightQuery(draft: SearchDraft): FlightQuery | null {
  const bounds = boundsInForce(draft).flatMap(({ origin, destination, date }) =>
    origin && destination && date ? [{ origin, destination, departureDate: date }] : [],
  );
  if (bounds.length !== boundsInForce(draft).length) return null;
  return { tripType: draft.trip, bounds, party: draft.party, cabin: draft.cabin };
}
