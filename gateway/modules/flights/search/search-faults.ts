import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { FlightSearchErrorCode, PriceCalendarErrorCode } from '#gateway/resolvers.gen.ts';
import { isCurrencyCode } from '#schema/codes/base/currencies.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { boundCountFits, departureDayProblem } from '#schema/rules/flights/trip-search.ts';
import { type PartyCounts, partyProblem } from '#schema/rules/travellers/booking-party.ts';
import type { CalendarRequest, SearchRequest } from './flight-search.input.ts';

/** What is wrong with a search, and where. */
export type SearchFault = UserFault<FlightSearchErrorCode>;

/** What is wrong with a calendar, and where: nothing that a search is not refused for. */
type CalendarFault = UserFault<PriceCalendarErrorCode>;

/** From where to where. */
export type Way = { readonly origin: string; readonly destination: string };

/** Faults of two places. `path` is their path in the input. */
function wayFaults(
  { origin, destination }: Way,
  timetable: Timetable,
  path: readonly string[],
): CalendarFault[] {
  const unknown = Object.entries({ origin, destination })
    .filter(([, code]) => timetable.airportsOf(code).length === 0)
    .map(([field]): CalendarFault => ({ code: 'PLACE_UNKNOWN', path: [...path, field] }));
  if (unknown.length > 0) return unknown;
  const cities = [origin, destination].map((code) => timetable.airportsOf(code)[0]?.cityCode);
  return cities[0] === cities[1] ? [{ code: 'SAME_PLACE', path: [...path, 'destination'] }] : [];
}

/** Faults of a day of departure, read in the zone of the origin. */
function dayFaults(
  { origin }: Way,
  date: LocalDate,
  timetable: Timetable,
  now: Date,
  path: readonly string[],
): SearchFault[] {
  const zone = timetable.airportsOf(origin)[0]?.zone;
  const code = zone ? departureDayProblem(date, localDay(now, zone)) : null;
  return code ? [{ code, path }] : [];
}

/** Faults of the party's numbers. */
function partyFaults(party: PartyCounts): CalendarFault[] {
  const code = partyProblem(party);
  return code ? [{ code, path: ['party'] }] : [];
}

/** Faults of a currency to show prices in. */
export const currencyFaults = (currency: string | null | undefined): CalendarFault[] =>
  currency == null || isCurrencyCode(currency)
    ? []
    : [{ code: 'CURRENCY_UNKNOWN', path: ['currency'] }];

function boundCountFaults({ tripType, bounds, boundIndex }: SearchRequest): SearchFault[] {
  if (!boundCountFits(tripType, bounds.length)) return [{ code: 'BOUND_COUNT', path: ['bounds'] }];
  return bounds[boundIndex] ? [] : [{ code: 'BOUND_COUNT', path: ['boundIndex'] }];
}

/**
 * Local days cannot run backwards; whether one flight lands before the next leaves is for the
 * flights to show.
 */
const orderFaults = ({ bounds }: SearchRequest): SearchFault[] =>
  bounds.flatMap(({ departureDate }, index) => {
    const before = bounds[index - 1];
    return before && departureDate < before.departureDate
      ? [{ code: 'BOUNDS_OUT_OF_ORDER', path: ['bounds', String(index), 'departureDate'] } as const]
      : [];
  });

/** Everything that is wrong with a search by itself. */
export function searchFaults(
  request: SearchRequest,
  timetable: Timetable,
  now: Date,
): SearchFault[] {
  const count = boundCountFaults(request);
  if (count.length > 0) return [...count, ...partyFaults(request.party)];
  const bounds = request.bounds.flatMap((bound, index) => {
    const path = ['bounds', String(index)];
    return [
      ...wayFaults(bound, timetable, path),
      ...dayFaults(bound, bound.departureDate, timetable, now, [...path, 'departureDate']),
    ];
  });
  return [...bounds, ...orderFaults(request), ...partyFaults(request.party)];
}

/**
 * Everything that is wrong with a calendar; a month without a day that is open is not wrong, only
 * empty.
 */
export const calendarFaults = (request: CalendarRequest, timetable: Timetable): CalendarFault[] => [
  ...wayFaults(request, timetable, []),
  ...partyFaults(request.party),
];
