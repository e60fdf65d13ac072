import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { readToken, signToken } from '#gateway/modules/flights/signed-token.ts';
import { flightId, parseFlightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';

const Amount = v.pipe(v.number(), v.safeInteger());
const Price = v.tuple([Amount, v.array(v.tuple([v.string(), Amount]))]);

const Claim = v.object({
  trip: v.picklist(TRIP_TYPES),
  /** Adults, children, infants. */
  party: v.tuple([Amount, Amount, Amount]),
  /** Milliseconds since 1970. */
  made: Amount,
  bounds: v.array(
    v.object({
      flights: v.array(
        v.pipe(v.string(), v.transform(parseFlightId), v.custom<FlightKey>(Boolean)),
      ),
      brand: v.picklist(FARE_BRANDS),
      basis: v.array(v.string()),
      rbd: v.array(v.string()),
      /** One adult, one child, one infant: base fare, then taxes. */
      prices: v.tuple([Price, Price, Price]),
    }),
  ),
});

/** What an offer's token says, with short field names, since it travels in addresses. */
export type OfferClaim = v.InferOutput<typeof Claim>;

/**
 * An offer as a signed text: any gateway with the same key can read it, and only those can make
 * one.
 */
export function offerTokenOf(claim: OfferClaim, key: Key): string {
  const text = JSON.stringify({
    ...claim,
    bounds: claim.bounds.map((bound) => ({ ...bound, flights: bound.flights.map(flightId) })),
  });
  return signToken('offer', deflateRawSync(text), key);
}

/** What a token says; null when this airline did not make it. Only what we signed is unpacked. */
export function readOfferToken(token: string, key: Key): OfferClaim | null {
  const content = readToken('offer', token, key);
  if (!content) return null;
  const parsed = v.safeParse(Claim, JSON.parse(inflateRawSync(content).toString()));
  return parsed.success ? parsed.output : null;
}
