import { composeOffer } from '#gateway/modules/flights/offers/compose-offer.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { type Party, seatsFor } from '#gateway/modules/flights/trip.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { DatedFlight, Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** From where, to where, and on which local day. */
export type WantedBound = {
  readonly origin: string;
  readonly destination: string;
  readonly date: LocalDate;
};

/** What an offer is wanted for. */
export type WantedOffer = {
  readonly bounds: readonly WantedBound[];
  readonly tripType: TripType;
  readonly party: Party;
  readonly brand: FareBrandCode;
};

/** What offers are made from. */
export type OfferMakings = {
  readonly timetable: Timetable;
  readonly fares: Fares;
  readonly key: Key;
  /** Whether a flight has no seats left for orders, whatever other channels have sold. */
  readonly isSoldOut?: (flight: DatedFlight) => boolean;
};

/** No flight of a day has seats for the travellers of a scenario. */
export class NoSeats extends Error {
  constructor({ origin, destination, date }: Record<'origin' | 'destination' | 'date', string>) {
    super(`No seats from ${origin} to ${destination} on ${date}`);
  }
}

/**
 * The first journey of a day that has seats enough left by other channels' sales; null when there
 * is none.
 */
export function journeyWithSeats(
  { timetable, fares, isSoldOut = () => false }: OfferMakings,
  { origin, destination, date }: WantedBound,
  { party, brand }: Pick<WantedOffer, 'party' | 'brand'>,
): Journey | null {
  const { cabin } = fares.brand(brand);
  const left = (flight: DatedFlight) =>
    isSoldOut(flight) ? 0 : flight.aircraft.seats[cabin] - fares.soldByOtherChannels(flight, cabin);
  const found = timetable
    .journeys(origin, destination, date)
    .find(({ flights }) => flights.every((flight) => left(flight) >= 2 * seatsFor(party)));
  return found ?? null;
}

/**
 * An offer for the first journeys of the wanted days that have seats enough left by other channels'
 * sales.
 * @throws when nothing is flown there on that day, or nothing has seats
 */
export function anOffer(makings: OfferMakings, wanted: WantedOffer, now: Date): Offer {
  const journeyFor = (bound: WantedBound): Journey => {
    const found = journeyWithSeats(makings, bound, wanted);
    if (!found) throw new NoSeats(bound);
    return found;
  };
  return offerFor(makings, wanted.bounds.map(journeyFor), wanted, now);
}

/** An offer for certain journeys, whether or not they have seats. */
export function offerFor(
  { fares, key }: OfferMakings,
  journeys: readonly Journey[],
  { tripType, party, brand }: Omit<WantedOffer, 'bounds'>,
  now: Date,
): Offer {
  const { cabin } = fares.brand(brand);
  const bounds = journeys.map((journey) => ({
    journey,
    fare: fares.price({
      flights: journey.flights,
      brand,
      roundTrip: tripType === 'ROUND_TRIP',
      now,
      seatsLeft: (flight) =>
        flight.aircraft.seats[cabin] - fares.soldByOtherChannels(flight, cabin),
    }),
  }));
  return composeOffer({ tripType, party, bounds, createdAt: now }, fares, key);
}
