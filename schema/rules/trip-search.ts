import { LIMITS } from '../codes/limits.ts';
import { addDays, type LocalDate } from './local-date.ts';
import type { RuleCode } from './rule-codes.ts';
import { endOfDay, localDay, startOfDay } from './time.ts';

export type TripType = 'ONE_WAY' | 'ROUND_TRIP' | 'MULTI_CITY';

/** A bound as it is asked for. `origin` and `destination` are whatever the caller compares places by. */
export type SearchBound = {
  readonly origin: string;
  readonly destination: string;
  readonly departureDate: LocalDate;
  /** IANA zone of the place of departure. */
  readonly originZone: string;
};

export type TripSearchCode = Extract<
  RuleCode,
  'BOUND_COUNT' | 'SAME_PLACE' | 'DATE_IN_PAST' | 'DATE_BEYOND_HORIZON' | 'BOUNDS_OUT_OF_ORDER'
>;

/** A problem of one bound, or of the trip where `boundIndex` is null. */
export type TripSearchProblem = {
  readonly code: TripSearchCode;
  readonly boundIndex: number | null;
};

/** How many bounds a trip of each type has, both ends included. */
export const BOUNDS_OF_TRIP = {
  ONE_WAY: { min: 1, max: 1 },
  ROUND_TRIP: { min: 2, max: 2 },
  MULTI_CITY: { min: 2, max: LIMITS.boundsPerSearch },
} as const satisfies Record<TripType, { min: number; max: number }>;

/** The days on which a departure from a zone can be booked: today at that place, and 361 days ahead. */
export const bookableDays = (zone: string, now: Date): { first: LocalDate; last: LocalDate } => {
  const first = localDay(now, zone);
  return { first, last: addDays(first, LIMITS.bookingHorizonDays) };
};

const boundProblem = (
  bound: SearchBound,
  previous: SearchBound | undefined,
  now: Date,
): TripSearchCode | null => {
  if (bound.origin === bound.destination) return 'SAME_PLACE';
  const days = bookableDays(bound.originZone, now);
  if (bound.departureDate < days.first) return 'DATE_IN_PAST';
  if (bound.departureDate > days.last) return 'DATE_BEYOND_HORIZON';
  // Days at two places: out of order only when this one is over before the other has begun.
  const over =
    previous &&
    endOfDay(bound.departureDate, bound.originZone) <=
      startOfDay(previous.departureDate, previous.originZone);
  return over ? 'BOUNDS_OUT_OF_ORDER' : null;
};

/** What stands in the way of a search, one problem a bound at most; none when it can be answered. */
export const tripSearchProblems = (
  tripType: TripType,
  bounds: readonly SearchBound[],
  now: Date,
): TripSearchProblem[] => {
  const { min, max } = BOUNDS_OF_TRIP[tripType];
  if (bounds.length < min || bounds.length > max)
    return [{ code: 'BOUND_COUNT', boundIndex: null }];
  return bounds.flatMap((bound, boundIndex) => {
    const code = boundProblem(bound, bounds[boundIndex - 1], now);
    return code ? [{ code, boundIndex }] : [];
  });
};
