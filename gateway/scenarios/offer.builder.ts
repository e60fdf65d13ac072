import { composeOffer } from '#gateway/modules/flights/offers/compose-offer.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { type Party, seatsFor } from '#gateway/modules/flights/trip.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';

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
  readonly key: Buffer;
};

/** The first journey of the wanted day that has twice the seats that are asked for, so that a world can book again. */
const journeyWithSeats = (
  { timetable, fares }: OfferMakings,
  { party, brand }: Pick<WantedOffer, 'party' | 'brand'>,
  { origin, destination, date }: WantedBound,
): Journey | undefined => {
  const { cabin } = fares.brand(brand);
  const left = (flight: Journey['flights'][number]) =>
    flight.aircraft.seats[cabin] - fares.soldElsewhere(flight, cabin);
  return timetable
    .journeys(origin, destination, date)
    .find(({ flights }) => flights.every((flight) => left(flight) >= 2 * seatsFor(party)));
};

const FURTHEST_DAYS = 14;

/** The wanted bound on its day, or on the first one earlier (`-1`) or later (`1`) that has seats, within two weeks. */
export const boundWithSeats = (
  makings: OfferMakings,
  wanted: Pick<WantedOffer, 'party' | 'brand'>,
  bound: WantedBound,
  step: -1 | 1,
): WantedBound => {
  for (let days = 0; days <= FURTHEST_DAYS; days += 1) {
    const moved = { ...bound, date: addDays(bound.date, step * days) };
    if (journeyWithSeats(makings, wanted, moved)) return moved;
  }
  return bound;
};

/**
 * An offer for the first journeys of the wanted days that have seats enough left by other channels' sales.
 * @throws when nothing is flown there on that day, or nothing has seats
 */
export const anOffer = (makings: OfferMakings, wanted: WantedOffer, now: Date): Offer => {
  const journeyFor = (bound: WantedBound): Journey => {
    const found = journeyWithSeats(makings, wanted, bound);
    const { origin, destination, date } = bound;
    if (!found) throw new Error(`No seats from ${origin} to ${destination} on ${date}`);
    return found;
  };
  return offerFor(makings, wanted.bounds.map(journeyFor), wanted, now);
};

/** An offer for certain journeys, whether or not they have seats. */
export const offerFor = (
  { fares, key }: OfferMakings,
  journeys: readonly Journey[],
  { tripType, party, brand }: Omit<WantedOffer, 'bounds'>,
  now: Date,
): Offer => {
  const { cabin } = fares.brand(brand);
  const bounds = journeys.map((journey) => ({
    journey,
    fare: fares.price({
      flights: journey.flights,
      brand,
      roundTrip: tripType === 'ROUND_TRIP',
      now,
      seatsLeft: (flight) => flight.aircraft.seats[cabin] - fares.soldElsewhere(flight, cabin),
    }),
  }));
  return composeOffer({ tripType, party, bounds, createdAt: now }, fares, key);
};
