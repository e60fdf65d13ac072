import { LIMITS } from '#schema/codes/base/limits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { bookedType, isGuardian, type TravelDays } from './age-band.ts';

/** Travellers as a search panel counts them, before anyone's age is known. */
export type PartyCounts = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
};

/**
 * A traveller as far as the party is concerned. `id` is whatever the caller knows the traveller by.
 */
export type PartyMember = {
  readonly id: string;
  readonly dateOfBirth: LocalDate;
  /** The adult on whose lap an infant travels. */
  readonly accompanyingAdultId?: string | null;
};

export type PartyCode = Extract<
  RuleCode,
  | 'PARTY_TOO_LARGE'
  | 'GUARDIAN_REQUIRED'
  | 'TOO_MANY_INFANTS'
  | 'TOO_MANY_DEPENDANTS'
  | 'DATE_OF_BIRTH_INVALID'
  | 'INFANT_TOO_YOUNG'
  | 'ACCOMPANYING_ADULT_REQUIRED'
  | 'ACCOMPANYING_ADULT_INVALID'
  | 'ACCOMPANYING_ADULT_TAKEN'
>;

/** A problem of one traveller, or of the whole party where `passengerId` is null. */
export type PartyProblem = { readonly code: PartyCode; readonly passengerId: string | null };

type CountCode = Extract<
  PartyCode,
  'PARTY_TOO_LARGE' | 'GUARDIAN_REQUIRED' | 'TOO_MANY_INFANTS' | 'TOO_MANY_DEPENDANTS'
>;

/** What can be wrong with the counts in a search panel. */
export type PartyCountCode =
  | Exclude<CountCode, 'GUARDIAN_REQUIRED'>
  | Extract<RuleCode, 'ADULT_REQUIRED' | 'PARTY_COUNT_INVALID'>;

function dependantsProblem(guardians: number, children: number, infants: number) {
  if (infants > guardians * LIMITS.infantsPerGuardian) return 'TOO_MANY_INFANTS';
  if (children + infants > guardians * LIMITS.dependantsPerGuardian) return 'TOO_MANY_DEPENDANTS';
  return null;
}

/**
 * What is wrong with the counts of a search panel, where each adult counts as a guardian; null when
 * nothing.
 */
export function partyProblem({ adults, children, infants }: PartyCounts): PartyCountCode | null {
  const counts = [adults, children, infants];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0)) return 'PARTY_COUNT_INVALID';
  if (adults + children + infants > LIMITS.travellersPerBooking) return 'PARTY_TOO_LARGE';
  if (adults === 0) return 'ADULT_REQUIRED';
  return dependantsProblem(adults, children, infants);
}

// Ages 12 to 17 pay as adults and count on neither side.
function guardiansProblem(
  travellers: number,
  guardians: number,
  children: number,
  infants: number,
): CountCode | null {
  if (travellers > LIMITS.travellersPerBooking) return 'PARTY_TOO_LARGE';
  if (guardians === 0) return 'GUARDIAN_REQUIRED';
  return dependantsProblem(guardians, children, infants);
}

/**
 * Everything wrong with a booking's travellers (RULES 2.4 to 2.8); none when it may be booked.
 * Ages are those on the first day of travel; 12- to 17-year-olds count on neither side.
 */
export function partyProblems(
  passengers: readonly PartyMember[],
  days: TravelDays,
): PartyProblem[] {
  const types = passengers.map(({ dateOfBirth }) => bookedType(dateOfBirth, days));
  const guardians = new Set(
    passengers.filter((one) => isGuardian(one.dateOfBirth, days[0])).map((one) => one.id),
  );
  const count = (type: 'CHD' | 'INF') => types.filter((one) => one === type).length;
  const party = guardiansProblem(passengers.length, guardians.size, count('CHD'), count('INF'));
  const problems: PartyProblem[] = party ? [{ code: party, passengerId: null }] : [];
  const taken = new Set<string>();

  for (const [index, { id, accompanyingAdultId }] of passengers.entries()) {
    const type = types[index];
    if (type === 'DATE_OF_BIRTH_INVALID' || type === 'INFANT_TOO_YOUNG')
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
}
