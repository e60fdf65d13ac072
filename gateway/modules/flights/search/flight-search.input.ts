import * as v from 'valibot';
import type {
  DestinationFaresInput,
  FlightSearchInput,
  PriceCalendarInput,
} from '#gateway/resolvers.gen.ts';
import { CABINS } from '#schema/codes/flights/cabins.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { TIME_BANDS } from './narrow.ts';

/** How many travel; zero where nothing is said. Whether they may is `partyProblem`. */
export const PartyChoice = v.object({
  adults: v.number(),
  children: v.optional(v.number(), 0),
  infants: v.optional(v.number(), 0),
});

/** No airport has a longer code; a longer text is an unknown place. */
const Code = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((text) => text.slice(0, 8)),
);
const Codes = v.nullish(v.array(Code), null);
const Day = v.custom<string>(isLocalDate);
const CabinChoice = v.nullish(v.picklist(CABINS), null);

const Bound = v.object({ origin: Code, destination: Code, departureDate: Day });

const NOTHING = {
  maxTransfers: null,
  departureTimes: null,
  via: null,
  origins: null,
  destinations: null,
};

const Filter = v.object({
  maxTransfers: v.nullish(v.number(), null),
  departureTimes: v.nullish(v.array(v.picklist(TIME_BANDS)), null),
  via: Codes,
  origins: Codes,
  destinations: Codes,
});

const Choice = v.object({ key: v.string(), brand: v.picklist(FARE_BRANDS) });

const Search = v.object({
  tripType: v.picklist(TRIP_TYPES),
  bounds: v.array(Bound),
  party: PartyChoice,
  cabin: CabinChoice,
  boundIndex: v.number(),
  selected: v.array(v.string()),
  choices: v.nullish(v.array(Choice), null),
  sort: v.picklist(['RECOMMENDED', 'PRICE', 'DEPARTURE', 'ARRIVAL', 'DURATION']),
  filter: v.nullish(Filter, NOTHING),
});

const Calendar = v.object({
  origin: Code,
  destination: Code,
  month: Day,
  party: PartyChoice,
  cabin: CabinChoice,
  tripType: v.picklist(TRIP_TYPES),
  notBefore: v.nullish(Day, null),
});

const Destinations = v.object({ origin: Code, month: Day });

export type SearchRequest = v.InferOutput<typeof Search>;
export type CalendarRequest = v.InferOutput<typeof Calendar>;

/**
 * A search as it is worked with: codes in upper case, what is absent is null. Whether it makes
 * sense is `search-faults`.
 */
export const readSearch = (input: FlightSearchInput): SearchRequest => v.parse(Search, input);

/** The same for a calendar. */
export const readCalendar = (input: PriceCalendarInput): CalendarRequest =>
  v.parse(Calendar, input);

/** The same for the question where one can go in a month. */
export const readDestinations = (input: DestinationFaresInput) => v.parse(Destinations, input);
