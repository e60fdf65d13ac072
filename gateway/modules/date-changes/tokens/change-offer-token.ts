import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { ChangeTerms } from '#gateway/modules/date-changes/date-change.model.ts';
import { readToken, signToken } from '#gateway/modules/flights/signed-token.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { ClaimedFlights } from './change-fare-token.ts';

const Amount = v.pipe(v.number(), v.safeInteger());
const Price = v.object({
  fare: Amount,
  taxes: v.array(v.object({ code: v.string(), amount: Amount })),
});

const Claim = v.object({
  order: v.string(),
  who: v.array(v.string()),
  airlineChange: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  made: Amount,
  bounds: v.array(
    v.object({
      index: Amount,
      flights: ClaimedFlights,
      brand: v.picklist(FARE_BRANDS),
      basis: v.array(v.string()),
      rbd: v.array(v.string()),
      prices: v.object({ ADT: Price, CHD: Price, INF: Price }),
    }),
  ),
});

/** The id of a change offer: what is changed, with its prices, signed. */
export function changeOfferToken(terms: ChangeTerms, key: Key): string {
  const claim = {
    order: terms.orderId,
    who: terms.passengerIds,
    airlineChange: terms.airlineChangeId,
    made: terms.createdAt.getTime(),
    bounds: terms.bounds.map(({ boundIndex: index, flights, fare }) => ({
      index,
      flights: flights.map(flightId),
      brand: fare.brand,
      basis: fare.fareBasisCodes,
      rbd: fare.bookingClasses,
      prices: fare.prices,
    })),
  };
  return signToken('change offer', deflateRawSync(JSON.stringify(claim)), key);
}

/**
 * What the id of a change offer says; null when this airline did not make it. Only what we signed
 * is unpacked.
 */
export function readChangeOfferToken(token: string, key: Key): ChangeTerms | null {
  const content = readToken('change offer', token, key);
  const parsed = content && v.safeParse(Claim, JSON.parse(inflateRawSync(content).toString()));
  if (!parsed?.success) return null;
  const { order, who, airlineChange, made, bounds } = parsed.output;
  return {
    orderId: order,
    passengerIds: who,
    airlineChangeId: airlineChange,
    createdAt: new Date(made),
    bounds: bounds.map(({ index, flights, brand, basis, rbd, prices }) => ({
      boundIndex: index,
      flights,
      fare: { brand, fareBasisCodes: basis, bookingClasses: rbd, prices },
    })),
  };
}
