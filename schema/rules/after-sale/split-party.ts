import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { bookedType, isGuardian, type TravelDays } from '#schema/rules/travellers/age-band.ts';
import { type PartyMember, partyProblems } from '#schema/rules/travellers/booking-party.ts';

export type SplitProblem = Extract<
  RuleCode,
  'FOLLOWS_ADULT' | 'DEPENDANTS_TOGETHER' | 'PARTY_WITHOUT_GUARDIAN'
>;

/** What else is wrong with a party is no matter of its parting. */
const PARTING: ReadonlySet<string> = new Set([
  'GUARDIAN_REQUIRED',
  'TOO_MANY_INFANTS',
  'TOO_MANY_DEPENDANTS',
]);

const mayTravel = (part: readonly PartyMember[], days: TravelDays): boolean =>
  part.length === 0 || !partyProblems(part, days).some(({ code }) => PARTING.has(code));

/**
 * Why some of a party cannot part from the others (RULES 2.4, 2.5, 7.9 and 8.5); null when they
 * can. `leaving` are the ids of those who change or give their tickets back. Those who give tickets
 * back travel no more, and need no guardian: `travelOn` is false then.
 */
export function splitProblem(
  party: readonly PartyMember[],
  leaving: ReadonlySet<string>,
  days: TravelDays,
  travelOn: boolean,
): SplitProblem | null {
  const gone = party.filter(({ id }) => leaving.has(id));
  const staying = party.filter(({ id }) => !leaving.has(id));
  const apart = party.some(
    ({ id, dateOfBirth, accompanyingAdultId }) =>
      bookedType(dateOfBirth, days) === 'INF' &&
      accompanyingAdultId &&
      leaving.has(accompanyingAdultId) !== leaving.has(id) &&
      (travelOn || leaving.has(accompanyingAdultId)),
  );
  if (apart) return 'FOLLOWS_ADULT';
  if (mayTravel(staying, days) && (!travelOn || mayTravel(gone, days))) return null;
  const guardianLeft = staying.some(({ dateOfBirth }) => isGuardian(dateOfBirth, days[0]));
  return guardianLeft && travelOn ? 'DEPENDANTS_TOGETHER' : 'PARTY_WITHOUT_GUARDIAN';
}
