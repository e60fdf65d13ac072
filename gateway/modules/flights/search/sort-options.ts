import { transferCount } from './narrow.ts';
import type { PricedJourney } from './price-journey.ts';

/** The order of an answer. */
export type FlightSort = 'RECOMMENDED' | 'PRICE' | 'DEPARTURE' | 'ARRIVAL' | 'DURATION';

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
