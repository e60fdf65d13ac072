import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { dayTextProblem } from '#schema/rules/flights/flight-status-days.ts';
import type { FlightStatusLookup } from '#web/app/apollo/schema-types.gen.ts';
import { placeCodeIn } from '#web/app/components/search-panel/search-query.ts';

/** The id of the heading above the answer, which takes the focus when the answer arrives. */
export const ANSWER_HEADING = 'flights-asked-for';

/** The two ways of asking. */
export type Way = 'ROUTE' | 'FLIGHT';

/** What the form holds, as it was typed. */
export type StatusDraft = {
  readonly by: Way;
  /** IATA codes; null where nothing is chosen. */
  readonly from: string | null;
  readonly to: string | null;
  readonly flight: string;
  readonly date: string;
};
export type StatusField = 'from' | 'to' | 'flight' | 'date';

/** Codes of what is wrong, by field. */
export type StatusProblems = Partial<Record<StatusField, string>>;

const LONGEST_TEXT = 40;

const textIn = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? '').slice(0, LONGEST_TEXT);

/**
 * Reads the form from an address; what is missing or hostile is left empty or as it is, for the
 * rules to name.
 */
export function readDraft(params: URLSearchParams, today: string): StatusDraft {
  const way = params.get('by')?.toUpperCase();
  const byNumber = way === 'FLIGHT' || (way !== 'ROUTE' && params.has('flight'));
  return {
    by: byNumber ? 'FLIGHT' : 'ROUTE',
    from: placeCodeIn(params.get('from')),
    to: placeCodeIn(params.get('to')),
    flight: textIn(params, 'flight'),
    date: params.has('date') ? textIn(params, 'date') : today,
  };
}

const ASKED = ['from', 'to', 'flight', 'date'] as const;

/** Every parameter that `readDraft` looks at. */
export const STATUS_PARAMETERS = ['by', ...ASKED] as const;

/** Whether an address asks for anything. */
export const isAsked = (params: URLSearchParams): boolean => ASKED.some((name) => params.has(name));

/** Serialises the form to parameters, without those of the other way to search. */
export const writeDraft = ({ by, from, to, flight, date }: StatusDraft): URLSearchParams =>
  new URLSearchParams(
    by === 'FLIGHT' ? { flight: flight.trim(), date } : { from: from ?? '', to: to ?? '', date },
  );

const present = (problems: Record<StatusField, string | null>): StatusProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, code]) => code !== null));

/**
 * What is wrong with a draft by itself. Whether places and flights exist is the gateway's to say.
 */
export function draftProblems({ by, from, to, flight, date }: StatusDraft): StatusProblems {
  const isRoute = by === 'ROUTE';
  return present({
    from: isRoute && !from ? 'REQUIRED' : null,
    to: isRoute && !to ? 'REQUIRED' : isRoute && from === to ? 'SAME_PLACE' : null,
    flight: isRoute ? null : flightNumberProblem(flight),
    date: dayTextProblem(date),
  });
}

/** The question for the API; null while the draft has a problem. */
export function questionOf(draft: StatusDraft): FlightStatusLookup | null {
  if (Object.keys(draftProblems(draft)).length > 0) return null;
  const { by, from, to, flight, date } = draft;
  return by === 'FLIGHT'
    ? { flight: { flightNumber: flight, date } }
    : { route: { origin: from ?? '', destination: to ?? '', date } };
}

const FIELDS: Readonly<Record<string, StatusField>> = {
  origin: 'from',
  destination: 'to',
  flightNumber: 'flight',
  date: 'date',
};

/** The gateway's errors at the fields of the form; the first of each field. */
export function problemsOf(
  errors: readonly { readonly code: string; readonly path: readonly string[] }[],
): StatusProblems {
  const problems: StatusProblems = {};
  for (const { code, path } of errors) {
    const field = FIELDS[path.at(-1) ?? ''];
    if (field) problems[field] ??= code;
  }
  return problems;
}
