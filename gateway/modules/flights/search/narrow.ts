import type { Airport, Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';
import type { PricedJourney } from './price-journey.ts';

/** A change of aircraft on the way. */
type Transfer = {
  readonly airport: Airport;
  readonly durationMinutes: number;
  /** The next flight leaves on a later local day. */
  readonly overnight: boolean;
};

/** How often the aircraft is changed on a journey. */
export const transferCount = ({ flights }: Journey): number => flights.length - 1;

/** Where the aircraft is changed on a journey, and how long that takes. */
export const transfersOf = ({ flights }: Journey): Transfer[] =>
  flights.slice(1).flatMap((next, index) => {
    const before = flights[index];
    if (!before) return [];
    return [
      {
        airport: next.origin,
        durationMinutes: minutesBetween(before.arrival.instant, next.departure.instant),
        overnight: before.arrival.local.slice(0, 10) < next.departure.local.slice(0, 10),
      },
    ];
  });

/** Parts of the local day, in order; each is six hours long. */
export const TIME_BANDS = ['NIGHT', 'MORNING', 'AFTERNOON', 'EVENING'] as const;
type TimeBand = (typeof TIME_BANDS)[number];

/** The part of the day, at the place of departure, in which a journey begins. */
export const bandOf = ({ flights }: Journey): TimeBand =>
  TIME_BANDS[Math.floor(Number(flights[0]?.departure.local.slice(11, 13)) / 6)] ?? 'NIGHT';

/** What an answer is narrowed to; null does not narrow. */
type FlightFilter = {
  readonly maxTransfers: number | null;
  readonly departureTimes: readonly TimeBand[] | null;
  readonly via: readonly string[] | null;
  readonly origins: readonly string[] | null;
  readonly destinations: readonly string[] | null;
};

const among = (wanted: readonly string[] | null, code: string | undefined): boolean =>
  wanted === null || (code !== undefined && wanted.includes(code));

/**
 * The options that a filter leaves; a direct flight passes every choice of airports to change at.
 */
export const narrow = (
  options: readonly PricedJourney[],
  filter: FlightFilter,
): readonly PricedJourney[] =>
  options.filter(
    ({ journey }) =>
      (filter.maxTransfers === null || transferCount(journey) <= filter.maxTransfers) &&
      (filter.departureTimes === null || filter.departureTimes.includes(bandOf(journey))) &&
      among(filter.origins, journey.flights[0]?.origin.code) &&
      among(filter.destinations, journey.flights.at(-1)?.destination.code) &&
      journey.flights.slice(1).every(({ origin }) => among(filter.via, origin.code)),
  );

type Facet = { readonly count: number; readonly lowestTotal: number | null };

const facetOf = (options: readonly PricedJourney[]): Facet => ({
  count: options.length,
  lowestTotal: options.length > 0 ? Math.min(...options.map(({ fares }) => fares[0].total)) : null,
});

/** How many options there are by transfers and by part of the day, before any filter. */
export const facetsOf = (options: readonly PricedJourney[]) => ({
  transfers: [...new Set(options.map(({ journey }) => transferCount(journey)))]
    .sort((a, b) => a - b)
    .map((transfers) => ({
      transfers,
      ...facetOf(options.filter(({ journey }) => transferCount(journey) === transfers)),
    })),
  departureTimes: TIME_BANDS.map((band) => ({
    band,
    ...facetOf(options.filter(({ journey }) => bandOf(journey) === band)),
  })),
});

/** The order of an answer. */
type FlightSort = 'RECOMMENDED' | 'PRICE' | 'DEPARTURE' | 'ARRIVAL' | 'DURATION';

const priceOf = ({ fares }: PricedJourney) => fares[0].total;
const durationOf = ({ journey }: PricedJourney) => journey.durationMinutes;
const departureOf = ({ journey }: PricedJourney) =>
  journey.flights[0]?.departure.instant.getTime() ?? 0;
const arrivalOf = ({ journey }: PricedJourney) =>
  journey.flights.at(-1)?.arrival.instant.getTime() ?? 0;

/**
 * Against the cheapest and the quickest: a half longer weighs as a third dearer, a stop as an
 * eighth.
 */
function recommendation(options: readonly PricedJourney[]) {
  const cheapest = Math.min(...options.map(priceOf));
  const quickest = Math.min(...options.map(durationOf));
  return (option: PricedJourney) =>
    priceOf(option) / cheapest +
    (durationOf(option) / quickest) * (2 / 3) +
    transferCount(option.journey) / 8;
}

/** The options in the requested order; equal ones by departure, then by flights. */
export function sortOptions(
  options: readonly PricedJourney[],
  sort: FlightSort,
): readonly PricedJourney[] {
  const measure = {
    RECOMMENDED: recommendation(options),
    PRICE: priceOf,
    DEPARTURE: departureOf,
    ARRIVAL: arrivalOf,
    DURATION: durationOf,
  }[sort];
  return options.toSorted(
    (a, b) =>
      measure(a) - measure(b) ||
      departureOf(a) - departureOf(b) ||
      (a.journey.id < b.journey.id ? -1 : 1),
  );
}
