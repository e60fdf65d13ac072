import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { addDays, addMonths, isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import { ageOn, bookedType } from '#schema/rules/travellers/age-band.ts';
import { type PartyCounts, partyProblem } from '#schema/rules/travellers/booking-party.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';

const COUNTERS = { ADT: 'adults', CHD: 'children', INF: 'infants' } as const satisfies Record<
  PassengerType,
  keyof PartyCounts
>;

export type TypeAdvice = {
  /** As what this person travels. */
  readonly type: PassengerType;
  /** Completed years on the day of the first departure. */
  readonly age: number;
  /**
   * An infant turns two on this day, after the first departure and before the last; null for all
   * others.
   */
  readonly turnsTwo: LocalDate | null;
  /** The party to search for; null where such a party cannot travel. */
  readonly party: PartyCounts | null;
};

/** Who is born on 29 February is two on the day after the 28th. */
function secondBirthday(dateOfBirth: LocalDate): LocalDate {
  const day = addMonths(dateOfBirth, 24);
  return ageOn(dateOfBirth, day) < 2 ? addDays(day, 1) : day;
}

/**
 * What to do when a passenger's age does not fit the type that was searched for; null while it
 * does, or is unknown.
 */
export function typeAdvice(
  { type: priced }: Pick<PartyMember, 'type'>,
  dateOfBirth: string,
  { days, party }: Pick<TripFacts, 'days' | 'party'>,
  today: LocalDate,
): TypeAdvice | null {
  if (!isLocalDate(dateOfBirth) || dateOfBirth > today) return null;
  const type = bookedType(dateOfBirth, days);
  if (type === priced || type === 'DATE_OF_BIRTH_INVALID' || type === 'INFANT_TOO_YOUNG')
    return null;
  const next = { ...party };
  next[COUNTERS[priced]] -= 1;
  next[COUNTERS[type]] += 1;
  const possible = partyProblem(next) === null;
  const age = ageOn(dateOfBirth, days[0]);
  const turnsTwo = priced === 'INF' && age < 2 ? secondBirthday(dateOfBirth) : null;
  return { type, age, turnsTwo, party: possible ? next : null };
}
