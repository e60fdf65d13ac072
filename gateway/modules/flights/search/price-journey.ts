import { seatsFor } from '#gateway/modules/flights/trip.model.ts';
import { boundTotal } from '#gateway/modules/flights/trip-price.ts';
import { convert } from '#gateway/ports/fares/exchange.ts';
import type { BoundFare, Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { isCurrencyCode } from '#schema/codes/base/currencies.ts';
import { CABINS, type Cabin } from '#schema/codes/flights/cabins.ts';
import type { FareBrand } from '#schema/codes/flights/fare-brands.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import type { BoundQuestion } from './bound-question.ts';

/** Turns minor units of the filing currency into money of the currency that is shown. */
export type ShowAmount = (amount: number) => Money;

/** How amounts are shown in a currency; an unknown one is replaced by the filing currency. */
export function showAmountIn(
  currency: string | null | undefined,
  fares: Fares,
  now: Date,
): ShowAmount {
  const shown = isCurrencyCode(currency) ? currency : BRAND.currency;
  const table = fares.rates(now);
  return (amount) => convert(money(amount, BRAND.currency), shown, table);
}

/** One brand on one way to fly, in minor units of the filing currency. */
export type PricedFare = {
  readonly brand: FareBrand;
  readonly fare: BoundFare;
  /** Of the whole party with taxes. */
  readonly total: number;
  /** Seats left in the cabin, on the flight that has fewest. */
  readonly left: number;
};

/** A way to fly with a fare for each brand on sale, cheapest first; there is one at least. */
export type PricedJourney = {
  readonly journey: Journey;
  readonly fares: readonly [PricedFare, ...PricedFare[]];
};

const cabinsOf = ({ cabin }: BoundQuestion): readonly Cabin[] => (cabin ? [cabin] : CABINS);

const leftIn = ({ seatsLeft }: BoundQuestion, { flights }: Journey, cabin: Cabin): number =>
  flights.reduce(
    (least, flight) => Math.min(least, seatsLeft(flight, cabin)),
    Number.MAX_SAFE_INTEGER,
  );

const hasRoom = ({ party }: BoundQuestion, left: number): boolean => left >= seatsFor(party);

/** The brands of the cabins asked for that have seats for the party, with the seats left. */
const onSale = (question: BoundQuestion, journey: Journey) =>
  cabinsOf(question).flatMap((cabin) => {
    const left = leftIn(question, journey, cabin);
    return hasRoom(question, left)
      ? question.fares.brands
          .filter((brand) => brand.cabin === cabin)
          .map((brand) => ({ brand, left }))
      : [];
  });

function priced(question: BoundQuestion, { flights }: Journey, brand: FareBrand) {
  const { roundTrip, now, seatsLeft, party } = question;
  const fare = question.fares.price({ flights, brand: brand.code, roundTrip, now, seatsLeft });
  return { brand, fare, total: boundTotal(fare, party) };
}

/** A way to fly with its fares; null when there are not seats enough in any cabin asked for. */
export function priceJourney(question: BoundQuestion, journey: Journey): PricedJourney | null {
  const [first, ...others] = onSale(question, journey)
    .map(({ brand, left }) => ({ ...priced(question, journey, brand), left }))
    .sort((a, b) => a.total - b.total);
  return first ? { journey, fares: [first, ...others] } : null;
}

/**
 * The lowest total of the party on a way to fly: that of the barest brand of a cabin; null when it
 * is sold out.
 */
export function lowestOf(question: BoundQuestion, journey: Journey): number | null {
  const totals = cabinsOf(question).flatMap((cabin) => {
    const barest = question.fares.brands.find((brand) => brand.cabin === cabin);
    return barest && hasRoom(question, leftIn(question, journey, cabin))
      ? [priced(question, journey, barest).total]
      : [];
  });
  return totals.length > 0 ? Math.min(...totals) : null;
}
