import * as v from 'valibot';
import { readToken, signToken } from '#gateway/modules/flights/signed-token.ts';
import type { Party } from '#gateway/modules/flights/trip.model.ts';
import { flightId, parseFlightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { FARE_BRANDS, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { TRIP_TYPES, type TripType } from '#schema/codes/flights/trip-types.ts';

/**
 * What a traveller chose for one bound, and what it cost when it was shown: the content of a
 * `fareId`.
 */
export type ChosenFare = {
  readonly tripType: TripType;
  readonly boundIndex: number;
  readonly party: Party;
  readonly flights: readonly FlightKey[];
  readonly brand: FareBrandCode;
  /** Of the whole party with taxes, this bound alone, in minor units of the filing currency. */
  readonly shownTotal: number;
};

const Claim = v.tuple([
  v.picklist(TRIP_TYPES),
  v.number(),
  v.tuple([v.number(), v.number(), v.number()]),
  v.array(v.pipe(v.string(), v.transform(parseFlightId), v.custom<FlightKey>(Boolean))),
  v.picklist(FARE_BRANDS),
  v.number(),
]);

/** A `fareId`: opaque, signed, and all that is needed to price the choice again. */
export function fareTokenOf(fare: ChosenFare, key: Key): string {
  const { adults, children, infants } = fare.party;
  const claim: v.InferInput<typeof Claim> = [
    fare.tripType,
    fare.boundIndex,
    [adults, children, infants],
    fare.flights.map(flightId),
    fare.brand,
    fare.shownTotal,
  ];
  return signToken('fare', Buffer.from(JSON.stringify(claim)), key);
}

/** What a `fareId` says; null when this airline did not make it. */
export function readFareToken(token: string, key: Key): ChosenFare | null {
  const content = readToken('fare', token, key);
  const parsed = content && v.safeParse(Claim, JSON.parse(content.toString()));
  if (!parsed?.success) return null;
  const [tripType, boundIndex, [adults, children, infants], flights, brand, shownTotal] =
    parsed.output;
  return {
    tripType,
    boundIndex,
    party: { adults, children, infants },
    flights,
    brand,
    shownTotal,
  };
}
