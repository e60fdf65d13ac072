import type { SeatsLeft, SeatsLeftReader } from '#gateway/modules/flights/inventory/seats-left.ts';
import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import { boundTotal } from '#gateway/modules/flights/trip-price.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';
import { type BoundQuestion, journeysOn } from './bound-question.ts';
import { dayTotals, nearestPriced, shownDays } from './day-prices.ts';
import { type EarlierBound, earlierBounds } from './earlier-bounds.ts';
import { chosenFare, chosenFares, earlierOf, flightOption } from './flight-options.ts';
import type { SearchRequest } from './flight-search.input.ts';
import { facetsOf, narrow, sortOptions, transferCount } from './narrow.ts';
import {
  type PricedJourney,
  priceJourney,
  type ShowAmount,
  showAmountIn,
} from './price-journey.ts';
import { currencyFaults, type SearchFault, searchFaults } from './search-faults.ts';

/**
 * The ways to fly that have no fare left, earliest first. Only those with the fewest transfers: a
 * traveller looks for the direct flight that is missing, not for each connection with a full flight
 * in it.
 */
function soldOutOf(journeys: readonly Journey[], options: readonly PricedJourney[]): Journey[] {
  const onSale = new Set(options.map(({ journey }) => journey.id));
  const fewest = Math.min(...journeys.map(transferCount));
  return journeys
    .filter((journey) => !onSale.has(journey.id) && transferCount(journey) === fewest)
    .toSorted((a, b) => timesOf(a).departsAt.getTime() - timesOf(b).departsAt.getTime());
}

/** What searches are answered from. */
export type SearchSources = {
  readonly timetable: Timetable;
  readonly fares: Fares;
  readonly seatsLeft: SeatsLeftReader;
  /** Signs fares and offers. */
  readonly key: Key;
};

const RIBBON_DAYS = 7;

const NO_FLIGHTS = {
  boundIndex: null,
  chosen: [],
  flights: [],
  soldOut: [],
  unfilteredCount: 0,
  facets: { transfers: [], departureTimes: [] },
  ribbon: [],
  nearestDays: [],
};

const stamps = (now: Date) => ({
  serverNow: now,
  expiresAt: offerExpiresAt(now),
});

function shownFacets({ transfers, departureTimes }: ReturnType<typeof facetsOf>, show: ShowAmount) {
  const priced = <Facet extends { lowestTotal: number | null }>(facet: Facet) => ({
    ...facet,
    lowestTotal: facet.lowestTotal === null ? null : show(facet.lowestTotal),
  });
  return { transfers: transfers.map(priced), departureTimes: departureTimes.map(priced) };
}

/** Answers searches out of memory. Everything is public: it depends on no session. */
export function createFlightSearchService({ timetable, fares, seatsLeft, key }: SearchSources) {
  const codesOf = (place: string) => timetable.airportsOf(place).map(({ code }) => code);
  const cityOf = (place: string | undefined) => timetable.airportsOf(place ?? '')[0]?.cityCode;

  const isRoundTrip = ({ tripType, bounds: [out, back] }: SearchRequest): boolean =>
    tripType === 'ROUND_TRIP' &&
    cityOf(out?.origin) === cityOf(back?.destination) &&
    cityOf(out?.destination) === cityOf(back?.origin);

  /** The question of the bound after `earlier`. */
  const questionOf = (
    request: SearchRequest,
    earlier: readonly EarlierBound[],
    left: SeatsLeft,
    now: Date,
  ): BoundQuestion => ({
    timetable,
    fares,
    seatsLeft: left,
    now,
    origins: codesOf(request.bounds[earlier.length]?.origin ?? ''),
    destinations: codesOf(request.bounds[earlier.length]?.destination ?? ''),
    party: request.party,
    cabin: request.cabin,
    roundTrip: isRoundTrip(request),
    notBefore: request.bounds[earlier.length - 1]?.departureDate ?? null,
    after: earlier.at(-1)?.journey.flights.at(-1)?.arrival.instant ?? null,
  });

  const totalOf = (question: BoundQuestion, { journey, brand }: EarlierBound): number =>
    boundTotal(fares.price({ ...question, flights: journey.flights, brand }), question.party);

  const frameOf = (
    request: SearchRequest,
    earlier: readonly EarlierBound[],
    question: BoundQuestion,
    show: ShowAmount,
  ) => ({
    request,
    boundIndex: earlier.length,
    after: question.after,
    earlierTotal: earlier.reduce((sum, bound) => sum + totalOf(question, bound), 0),
    key,
    show,
  });

  const answer = (
    request: SearchRequest,
    earlier: readonly EarlierBound[],
    question: BoundQuestion,
    show: ShowAmount,
  ) => {
    const date = request.bounds[earlier.length]?.departureDate ?? '';
    const zone = timetable.airport(question.origins[0] ?? '')?.zone ?? 'UTC';
    const open = bookableDays(localDay(question.now, zone));
    const journeys = journeysOn(question, date);
    const options = journeys
      .map((journey) => priceJourney(question, journey))
      .filter((option) => option !== null);
    const lowestOfDay = Math.min(...options.map((option) => option.fares[0].total));
    const frame = { ...frameOf(request, earlier, question, show), lowestOfDay };
    const ribbonFrom = addDays(date, -Math.floor(RIBBON_DAYS / 2));
    return {
      flights: sortOptions(narrow(options, request.filter), request.sort).map((option) =>
        flightOption(option, frame),
      ),
      soldOut: soldOutOf(journeys, options),
      unfilteredCount: options.length,
      facets: shownFacets(facetsOf(options), show),
      ribbon: shownDays(dayTotals(question, ribbonFrom, RIBBON_DAYS, open), show),
      nearestDays: options.length > 0 ? [] : shownDays(nearestPriced(question, date, open), show),
    };
  };

  /**
   * Ways to fly one bound of a trip with their prices, or what is wrong with the question. Amounts
   * are shown in `currency`, by default the filing currency.
   */
  const search = async (request: SearchRequest, currency: string | null, now: Date) => {
    const faults: readonly SearchFault[] = [
      ...searchFaults(request, timetable, now),
      ...currencyFaults(currency),
    ];
    if (faults.length > 0) return { ...stamps(now), ...NO_FLIGHTS, userErrors: [...faults] };
    const show = showAmountIn(currency, fares, now);
    const left = await seatsLeft.recent();
    const questionAt = (earlier: readonly EarlierBound[]) =>
      questionOf(request, earlier, left, now);
    const found = chosenFares(request, questionAt);
    const earlier = request.choices
      ? { bounds: earlierOf(found), faults: [] }
      : earlierBounds(request, timetable, key);
    if (earlier.faults.length > 0)
      return { ...stamps(now), ...NO_FLIGHTS, userErrors: [...earlier.faults] };
    const chosen = found.map(({ question, priced, fare }, index) => {
      const frame = frameOf(request, earlier.bounds.slice(0, index), question, show);
      return chosenFare(priced, fare, frame);
    });
    const known = { ...stamps(now), ...NO_FLIGHTS, chosen, userErrors: [] };
    if (earlier.bounds.length === request.bounds.length) return known;
    return {
      ...known,
      boundIndex: earlier.bounds.length,
      ...answer(request, earlier.bounds, questionAt(earlier.bounds), show),
    };
  };

  return { search };
}
