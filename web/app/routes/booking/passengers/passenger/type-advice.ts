import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
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
  /** The party to search for; null where such a party cannot travel. */
  readonly party: PartyCounts | null;
};

/** What to do when a passenger's age does not fit the type that was searched for; null while it does, or is unknown. */
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
  return { type, age: ageOn(dateOfBirth, days[0]), party: possible ? next : null };
}
