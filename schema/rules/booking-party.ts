import { LIMITS } from '../codes/limits.ts';
import { bookedType, isGuardian, type TravelDays } from './age-band.ts';
import type { LocalDate } from './local-date.ts';
import type { RuleCode } from './rule-codes.ts';

/** Travellers as a search panel counts them, before anyone's age is known. */
export type PartyCounts = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
};

/** A traveller as far as the party is concerned. `id` is whatever the caller knows the traveller by. */
export type PartyMember = {
  readonly id: string;
  readonly dateOfBirth: LocalDate;
  /** The adult on whose lap an infant travels (SPEC's "carrier"). */
  readonly accompanyingAdultId?: string | null;
};

export type PartyCode = Extract<
  RuleCode,
  | 'PARTY_EMPTY'
  | 'PARTY_TOO_LARGE'
  | 'GUARDIAN_REQUIRED'
  | 'TOO_MANY_INFANTS'
  | 'TOO_MANY_DEPENDANTS'
  | 'BIRTH_DATE_AFTER_TRAVEL'
  | 'INFANT_TOO_YOUNG'
  | 'ACCOMPANYING_ADULT_REQUIRED'
  | 'ACCOMPANYING_ADULT_INVALID'
  | 'ACCOMPANYING_ADULT_TAKEN'
>;

/** A problem of one traveller, or of the whole party where `passengerId` is null. */
export type PartyProblem = { readonly code: PartyCode; readonly passengerId: string | null };

type CountCode = Extract<
  PartyCode,
  | 'PARTY_EMPTY'
  | 'PARTY_TOO_LARGE'
  | 'GUARDIAN_REQUIRED'
  | 'TOO_MANY_INFANTS'
  | 'TOO_MANY_DEPENDANTS'
>;

// A booking of adults of 12 to 17 alone needs a guardian too: `travellers` may exceed the three counts' sum.
const countProblem = (
  travellers: number,
  guardians: number,
  children: number,
  infants: number,
): CountCode | null => {
  if (travellers === 0) return 'PARTY_EMPTY';
  if (travellers > LIMITS.travellersPerBooking) return 'PARTY_TOO_LARGE';
  if (guardians === 0) return 'GUARDIAN_REQUIRED';
  if (infants > guardians * LIMITS.infantsPerGuardian) return 'TOO_MANY_INFANTS';
  if (children + infants > guardians * LIMITS.dependantsPerGuardian) return 'TOO_MANY_DEPENDANTS';
  return null;
};

/** What is wrong with the counts of a search panel, each adult taken for a guardian; null when nothing. */
export const partyProblem = ({ adults, children, infants }: PartyCounts): CountCode | null =>
  countProblem(adults + children + infants, adults, children, infants);

/**
 * Everything wrong with a booking's travellers (SPEC section 5, RULES "Who may travel"); none when it may be booked.
 * Ages are those on the first day of travel; 12- to 17-year-olds count on neither side.
 */
export const partyProblems = (
  passengers: readonly PartyMember[],
  days: TravelDays,
): PartyProblem[] => {
  const types = new Map(passengers.map((one) => [one.id, bookedType(one.dateOfBirth, days)]));
  const guardians = new Set(
    passengers.filter((one) => isGuardian(one.dateOfBirth, days[0])).map((one) => one.id),
  );
  const count = (type: string) => [...types.values()].filter((one) => one === type).length;
  const party = countProblem(passengers.length, guardians.size, count('CHD'), count('INF'));
  const problems: PartyProblem[] = party ? [{ code: party, passengerId: null }] : [];
  const taken = new Set<string>();

  for (const { id, accompanyingAdultId } of passengers) {
    const type = types.get(id);
    if (type === 'BIRTH_DATE_AFTER_TRAVEL' || type === 'INFANT_TOO_YOUNG')
      problems.push({ code: type, passengerId: id });
    if (type !== 'INF') continue;
    if (!accompanyingAdultId)
      problems.push({ code: 'ACCOMPANYING_ADULT_REQUIRED', passengerId: id });
    else if (!guardians.has(accompanyingAdultId))
      problems.push({ code: 'ACCOMPANYING_ADULT_INVALID', passengerId: id });
    else if (taken.has(accompanyingAdultId))
      problems.push({ code: 'ACCOMPANYING_ADULT_TAKEN', passengerId: id });
    else taken.add(accompanyingAdultId);
  }
  return problems;
};
