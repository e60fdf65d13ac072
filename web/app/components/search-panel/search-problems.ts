import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { departureDayProblem } from '#schema/rules/flights/trip-search.ts';
import { type PartyCountCode, partyProblem } from '#schema/rules/travellers/booking-party.ts';
import { boundsInForce, type SearchDraft } from './search-draft.ts';

/**
 * Which field of the panel: a bound's, counted from 0, the way back of a round trip, or the party.
 */
export type SearchField = `${'origin' | 'destination' | 'date'}-${number}` | 'returnDate' | 'party';

export type SearchProblemCode =
  | 'ORIGIN_REQUIRED'
  | 'DESTINATION_REQUIRED'
  | 'DATE_REQUIRED'
  | 'RETURN_DATE_REQUIRED'
  | 'SAME_PLACE'
  | 'DATE_IN_PAST'
  | 'DATE_BEYOND_HORIZON'
  | 'BOUNDS_OUT_OF_ORDER'
  | PartyCountCode;

export type SearchProblem = { readonly field: SearchField; readonly code: SearchProblemCode };

function dateCode(
  date: LocalDate | null,
  earlier: LocalDate | null,
  today: LocalDate,
): SearchProblemCode | null {
  if (!date) return 'DATE_REQUIRED';
  return (
    departureDayProblem(date, today) ?? (earlier && date < earlier ? 'BOUNDS_OUT_OF_ORDER' : null)
  );
}

/**
 * Everything that prevents a search, in the order of the fields; empty when nothing does. `todayAt`
 * gives the local day at a place, since a day is past where the flight leaves (RULES 1.6). `cityOf`
 * gives the city a code belongs to: Pudong to Hongqiao is no journey.
 */
export function searchProblems(
  draft: SearchDraft,
  todayAt: (place: string | null) => LocalDate,
  cityOf: (place: string) => string = (place) => place,
): SearchProblem[] {
  const problems: SearchProblem[] = [];
  let earlier: LocalDate | null = null;
  for (const [index, bound] of boundsInForce(draft).entries()) {
    const { origin, destination, date } = bound;
    const isWayBack = draft.trip === 'ROUND_TRIP' && index === 1;
    if (!isWayBack) {
      if (!origin) problems.push({ field: `origin-${index}`, code: 'ORIGIN_REQUIRED' });
      if (!destination)
        problems.push({ field: `destination-${index}`, code: 'DESTINATION_REQUIRED' });
      if (origin && destination && cityOf(origin) === cityOf(destination))
        problems.push({ field: `destination-${index}`, code: 'SAME_PLACE' });
    }
    const code = dateCode(date, earlier, todayAt(origin));
    if (code)
      problems.push({
        field: isWayBack ? 'returnDate' : `date-${index}`,
        code: isWayBack && code === 'DATE_REQUIRED' ? 'RETURN_DATE_REQUIRED' : code,
      });
    if (date && (!earlier || date > earlier)) earlier = date;
  }
  const party = partyProblem(draft.party);
  return party ? [...problems, { field: 'party', code: party }] : problems;
}
