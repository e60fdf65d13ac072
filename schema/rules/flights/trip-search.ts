import { LIMITS } from '#schema/codes/base/limits.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

const BOUNDS_OF_TRIP = {
  ONE_WAY: { min: 1, max: 1 },
  ROUND_TRIP: { min: 2, max: 2 },
  MULTI_CITY: { min: 2, max: LIMITS.boundsPerSearch },
} as const satisfies Record<TripType, { min: number; max: number }>;

/** Whether a trip of this type may have so many bounds. */
export function boundCountFits(tripType: TripType, bounds: number): boolean {
  const { min, max } = BOUNDS_OF_TRIP[tripType];
  return bounds >= min && bounds <= max;
}

/** Local days from one to another, both included. */
export type DaySpan = { readonly first: LocalDate; readonly last: LocalDate };

/**
 * The days of departure that can be booked: `today`, read at the place of departure, and 361 days
 * ahead (RULES 3.3).
 */
export const bookableDays = (today: LocalDate): DaySpan => ({
  first: today,
  last: addDays(today, LIMITS.bookingHorizonDays),
});

/** Why a day of departure cannot be booked; null when it can. */
export function departureDayProblem(
  day: LocalDate,
  today: LocalDate,
): Extract<RuleCode, 'DATE_IN_PAST' | 'DATE_BEYOND_HORIZON'> | null {
  const { first, last } = bookableDays(today);
  if (day < first) return 'DATE_IN_PAST';
  return day > last ? 'DATE_BEYOND_HORIZON' : null;
}
