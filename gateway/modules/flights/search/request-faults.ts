import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { boundCountFits } from '#schema/rules/flights/trip-search.ts';
import type { CalendarRequest, SearchRequest } from './flight-search.input.ts';
import {
  type CalendarFault,
  dayFaults,
  partyFaults,
  type SearchFault,
  wayFaults,
} from './search-faults.ts';

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
