import * as v from 'valibot';
import type { ChosenFlights } from '#gateway/modules/date-changes/date-change.model.ts';
import { readToken, signToken } from '#gateway/modules/flights/signed-token.ts';
import { flightId, parseFlightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';

/** Flights in the content of a token. */
export const ClaimedFlights = v.array(
  v.pipe(v.string(), v.transform(parseFlightId), v.custom<FlightKey>(Boolean)),
);

const Claim = v.tuple([v.string(), v.number(), ClaimedFlights, v.picklist(FARE_BRANDS)]);

/** A `changeFareId`: opaque, signed, and all that is needed to price the choice again. */
export function changeFareToken(
  { orderId, boundIndex, flights, brand }: ChosenFlights,
  key: Key,
): string {
  const claim: v.InferInput<typeof Claim> = [orderId, boundIndex, flights.map(flightId), brand];
  return signToken('change fare', Buffer.from(JSON.stringify(claim)), key);
}

/** What a `changeFareId` says; null when this airline did not make it. */
export function readChangeFareToken(token: string, key: Key): ChosenFlights | null {
  const content = readToken('change fare', token, key);
  const parsed = content && v.safeParse(Claim, JSON.parse(content.toString()));
  if (!parsed?.success) return null;
  const [orderId, boundIndex, flights, brand] = parsed.output;
  return { orderId, boundIndex, flights, brand };
}
