import { fareTokenOf } from '#gateway/modules/flights/offers/fare-token.ts';
import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import { perPassenger } from '#gateway/modules/flights/trip-price.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { isTightConnection } from '#schema/rules/flights/trip-order.ts';
import { type BoundQuestion, journeysOn } from './bound-question.ts';
import type { EarlierBound } from './earlier-bounds.ts';
import type { SearchRequest } from './flight-search.input.ts';
import {
  type PricedFare,
  type PricedJourney,
  priceJourney,
  type ShowAmount,
} from './price-journey.ts';

/** A choice that is still on sale, with the question that its bound asks. */
type FoundChoice = {
  readonly question: BoundQuestion;
  readonly priced: PricedJourney;
  readonly fare: PricedFare;
};

/**
 * What was chosen for the first bounds, as far as it is still on sale: bound after bound, since
 * each follows from those before it. `questionAt` asks for the bound after those that are given.
 */
export function chosenFares(
  { bounds, choices }: SearchRequest,
  questionAt: (earlier: readonly EarlierBound[]) => BoundQuestion,
): readonly FoundChoice[] {
  const found: FoundChoice[] = [];
  for (const [index, { departureDate }] of bounds.entries()) {
    const choice = choices?.[index];
    const question = questionAt(earlierOf(found));
    const journey = journeysOn(question, departureDate).find(({ id }) => id === choice?.key);
    const priced = journey && priceJourney(question, journey);
    const fare = priced?.fares.find(({ brand }) => brand.code === choice?.brand);
    if (!priced || !fare) break;
    found.push({ question, priced, fare });
  }
  return found;
}

/** What was found, as the bounds before the next one. */
export const earlierOf = (found: readonly FoundChoice[]): readonly EarlierBound[] =>
  found.map(({ priced: { journey }, fare }) => ({ journey, brand: fare.brand.code }));

/** What all fares of a bound share. */
export type FareFrame = {
  readonly request: SearchRequest;
  readonly boundIndex: number;
  /** When the bound before lands; null for the first. */
  readonly after: Date | null;
  /** What the earlier bounds cost together, in minor units of the filing currency. */
  readonly earlierTotal: number;
  readonly key: Key;
  readonly show: ShowAmount;
};

/** What all options of an answer share. */
export type OptionFrame = FareFrame & { readonly lowestOfDay: number };

/** Above this, the number of seats left is not published. */
const SEATS_TOLD = 9;

const fareOf = (journey: Journey, priced: PricedFare, frame: FareFrame) => ({
  /** Signed only where it is asked for: a list asks for none. */
  get fareId(): string {
    return fareTokenOf(
      {
        tripType: frame.request.tripType,
        boundIndex: frame.boundIndex,
        party: frame.request.party,
        flights: journey.flights,
        brand: priced.brand.code,
        shownTotal: priced.total,
      },
      frame.key,
    );
  },
  brand: priced.brand,
  fareBasisCodes: [...priced.fare.fareBasisCodes],
  bookingClasses: [...priced.fare.bookingClasses],
  perAdult: frame.show(perPassenger(priced.fare, 'ADT')),
  total: frame.show(priced.total),
  tripTotal: frame.show(frame.earlierTotal + priced.total),
  seatsLeft: priced.left <= SEATS_TOLD ? priced.left : null,
});

const isTight = (journey: Journey, { after }: FareFrame): boolean =>
  after !== null && isTightConnection(after, timesOf(journey).departsAt);

/** One way to fly as it is shown, each fare with the token that buys it. */
export const flightOption = ({ journey, fares }: PricedJourney, frame: OptionFrame) => ({
  key: journey.id,
  itinerary: journey,
  fares: fares.map((priced) => fareOf(journey, priced, frame)),
  lowestTotal: frame.show(fares[0].total),
  lowestOfDay: fares[0].total === frame.lowestOfDay,
  tightConnection: isTight(journey, frame),
});

/** A fare that was chosen, with the token that buys it now. */
export const chosenFare = ({ journey }: PricedJourney, priced: PricedFare, frame: FareFrame) => ({
  itinerary: journey,
  fare: fareOf(journey, priced, frame),
  tightConnection: isTight(journey, frame),
});
