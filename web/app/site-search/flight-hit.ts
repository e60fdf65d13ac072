import { BRAND } from '#schema/codes/base/brand.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import type { HitGroup } from './search-site.ts';

/**
 * Where a flight number of the airline was typed: how that flight stands today. Whether it flies is
 * for that page to say.
 * @param text the line below the number
 */
export function flightHit(
  typed: string,
  now: Date,
  addressOf: (path: string) => string,
  text: string,
): HitGroup[] {
  const number = readFlightNumber(typed);
  if (!number?.startsWith(BRAND.carrierCode)) return [];
  const to = addressOf(flightDetailsAddress(number, commercialDay(now)));
  return [{ kind: 'flights', hits: [{ to, title: number, text }] }];
}
