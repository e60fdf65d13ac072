import { type ChosenFare, readFareToken } from '#gateway/modules/flights/offers/fare-token.ts';
import { sameParty } from '#gateway/modules/flights/trip.model.ts';
import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type { Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { SearchRequest } from './flight-search.input.ts';
import type { SearchFault } from './search-faults.ts';

/** A brand chosen for an earlier bound, with its flights. */
export type EarlierBound = { readonly brand: FareBrandCode; readonly journey: Journey };

/** The flights of a choice; null when one does not fly (any more). */
export function journeyOfChoice(
  { flights }: Pick<ChosenFare, 'flights'>,
  timetable: Timetable,
): Journey | null {
  const found = flights
    .map((key) => timetable.flight(key))
    .filter((flight) => flight !== undefined);
  return found.length === flights.length && found.length > 0 ? journeyOf(found) : null;
}

function readEarlier(
  request: SearchRequest,
  index: number,
  timetable: Timetable,
  key: Key,
): EarlierBound | null {
  const chosen = readFareToken(request.selected[index] ?? '', key);
  const bound = request.bounds[index];
  const journey = chosen && journeyOfChoice(chosen, timetable);
  if (!journey || !bound || journey.flights.some(timetable.isCancelled)) return null;
  const [first, last] = [journey.flights[0], journey.flights.at(-1)];
  const serves = (code: string, airport: string | undefined) =>
    timetable.airportsOf(code).some((one) => one.code === airport);
  const fits =
    chosen.tripType === request.tripType &&
    chosen.boundIndex === index &&
    sameParty(chosen.party, request.party) &&
    serves(bound.origin, first?.origin.code) &&
    serves(bound.destination, last?.destination.code) &&
    first?.date === bound.departureDate;
  return fits ? { brand: chosen.brand, journey } : null;
}

/**
 * The fares chosen for the bounds before the one that is asked for, or which of them cannot be
 * read.
 */
export function earlierBounds(
  request: SearchRequest,
  timetable: Timetable,
  key: Key,
): { readonly bounds: readonly EarlierBound[]; readonly faults: readonly SearchFault[] } {
  const read = Array.from({ length: request.boundIndex }, (_, index) =>
    readEarlier(request, index, timetable, key),
  );
  return {
    bounds: read.filter((bound) => bound !== null),
    faults: read.flatMap((bound, index) =>
      bound ? [] : [{ code: 'SELECTION_INVALID', path: ['selected', String(index)] } as const],
    ),
  };
}
