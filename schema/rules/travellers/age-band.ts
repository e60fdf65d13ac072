import { LIMITS } from '#schema/codes/base/limits.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { addDays, isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/**
 * The local days on which a traveller's segments depart, each at its own airport, in travelling
 * order.
 */
export type TravelDays = readonly [LocalDate, ...LocalDate[]];

export type AgeProblem = Extract<
  RuleCode,
  'DATE_OF_BIRTH_INVALID' | 'INFANT_TOO_YOUNG' | 'PASSENGER_TYPE_MISMATCH' | 'INFANT_TURNS_TWO'
>;

/**
 * Completed years on a day; negative before birth. A birthday on 29 February is on 1 March in other
 * years.
 */
export function ageOn(dateOfBirth: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * Whether what was typed as a date of birth gives an age on a day: it is a day, and not a later
 * one.
 */
export const isBornBy = (dateOfBirth: string, day: LocalDate): boolean =>
  isLocalDate(dateOfBirth) && dateOfBirth <= day;

/**
 * The band a traveller belongs to on one day (RULES 2.1), or why none. A date of birth may be
 * anything that was typed: what is no day, lies ahead or is too long ago (RULES 2.3) is
 * DATE_OF_BIRTH_INVALID.
 */
export function ageBandOn(
  dateOfBirth: LocalDate,
  day: LocalDate,
): PassengerType | Extract<AgeProblem, 'DATE_OF_BIRTH_INVALID' | 'INFANT_TOO_YOUNG'> {
  if (!isBornBy(dateOfBirth, day)) return 'DATE_OF_BIRTH_INVALID';
  if (day < addDays(dateOfBirth, LIMITS.infantFromDays)) return 'INFANT_TOO_YOUNG';
  const age = ageOn(dateOfBirth, day);
  if (age > LIMITS.oldestAge) return 'DATE_OF_BIRTH_INVALID';
  if (age >= LIMITS.adultFromAge) return 'ADT';
  return age >= LIMITS.childFromAge ? 'CHD' : 'INF';
}

/**
 * The type a traveller is booked as for the whole trip: that of the first segment, except that an
 * infant who turns 2 before a later one is a child throughout (RULES 2.2). Or why the traveller
 * cannot be booked.
 */
export function bookedType(dateOfBirth: LocalDate, days: TravelDays): ReturnType<typeof ageBandOn> {
  const first = ageBandOn(dateOfBirth, days[0]);
  return first === 'INF' && turnsTwoOnTrip(dateOfBirth, days) ? 'CHD' : first;
}

/**
 * Whether a traveller is below 2 on the first day and no longer on a later one: needs a seat
 * throughout.
 */
export const turnsTwoOnTrip = (dateOfBirth: LocalDate, days: TravelDays): boolean =>
  ageOn(dateOfBirth, days[0]) < LIMITS.childFromAge &&
  days.some((day) => ageOn(dateOfBirth, day) >= LIMITS.childFromAge);

/**
 * What is wrong with a traveller's date of birth for the type that was searched and priced; null
 * when nothing.
 */
export function ageProblem(
  priced: PassengerType,
  dateOfBirth: LocalDate,
  days: TravelDays,
): AgeProblem | null {
  const type = bookedType(dateOfBirth, days);
  if (type === priced) return null;
  if (type === 'DATE_OF_BIRTH_INVALID' || type === 'INFANT_TOO_YOUNG') return type;
  return priced === 'INF' && turnsTwoOnTrip(dateOfBirth, days)
    ? 'INFANT_TURNS_TWO'
    : 'PASSENGER_TYPE_MISMATCH';
}

/**
 * Whether the traveller is 18 or over on a day and may take children and infants along (RULES 2.4).
 */
export const isGuardian = (dateOfBirth: LocalDate, day: LocalDate): boolean =>
  ageOn(dateOfBirth, day) >= LIMITS.guardianFromAge;
