import { inTransaction } from '#gateway/database/transaction.ts';
import { documentsOf } from '#gateway/modules/members/documents/documents.repository.ts';
import type { Person } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import {
  agreementsOf,
  lockMember,
  storePerson,
} from '#gateway/modules/members/members.repository.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { UpdateProfileErrorCode, UpdateProfileInput } from '#gateway/resolvers.gen.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { changedBirthProblem, memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { nameProblem, typedName } from '#schema/rules/travellers/names.ts';
import { type ProvedField, profileLocks } from '#schema/rules/travellers/real-name.ts';

/** What changes in a profile, and the version that the form showed; null where it did not say. */
type ProfileChange = {
  readonly version: number | null;
  readonly person: Partial<Person>;
};

type Fault = UserFault<UpdateProfileErrorCode>;

function nameFault(field: 'lastName' | 'firstName', text: string | null | undefined): Fault[] {
  if (text === undefined) return [];
  const problem = nameProblem(text ?? '');
  if (!problem) return [];
  const code = problem === 'NAME_CHARACTERS_INVALID' ? 'NAME_LETTERS_ONLY' : problem;
  return [{ code, path: [field] }];
}

function dayFault(day: string | null | undefined, now: Date): Fault[] {
  if (day === undefined) return [];
  const code = day === null ? 'REQUIRED' : memberAgeProblem(day, commercialDay(now));
  return code ? [{ code, path: ['dateOfBirth'] }] : [];
}

/**
 * Reads a change of the profile, or says everything that is wrong with its form. What is left out
 * is not in it.
 */
export function readProfileChange(
  input: UpdateProfileInput,
  now: Date,
): ProfileChange | { faults: Fault[] } {
  const { lastName, firstName, title, gender, dateOfBirth, nationality, locale, version } = input;
  const faults: Fault[] = [
    ...nameFault('lastName', lastName),
    ...nameFault('firstName', firstName),
    ...dayFault(dateOfBirth, now),
    ...(locale === null ? [{ code: 'REQUIRED', path: ['locale'] } as const] : []),
  ];
  if (faults.length > 0) return { faults };
  const person: Partial<Person> = {
    ...(lastName ? { lastName: typedName(lastName) } : {}),
    ...(firstName ? { firstName: typedName(firstName) } : {}),
    ...(title === undefined ? {} : { title }),
    ...(gender === undefined ? {} : { gender }),
    ...(dateOfBirth ? { dateOfBirth } : {}),
    ...(nationality === undefined ? {} : { nationality }),
    ...(locale ? { locale } : {}),
  };
  return { version: version ?? null, person };
}

/** Which lock holds a field of the profile; the others are always open. */
const LOCK_OF: { readonly [Field in keyof Person]?: ProvedField } = {
  lastName: 'NAME',
  firstName: 'NAME',
  gender: 'GENDER',
  dateOfBirth: 'DATE_OF_BIRTH',
  nationality: 'NATIONALITY',
};

/**
 * Changes the member's own data, all of it or nothing. A form that showed an older profile is
 * refused, so that no one's change disappears without being seen (RULES 10.28).
 * @returns what it was refused for; empty when it is done
 */
export const updateProfile = (
  { db }: MemberDependencies,
  { version, person }: ProfileChange,
  memberId: string,
  now: Date,
): Promise<Fault[]> =>
  inTransaction(db, async (trx) => {
    const member = await lockMember(trx, memberId);
    if (!member) throw new Error('A session of a member who is not there');
    if (version !== null && version !== member.version)
      return [{ code: 'CHANGED_MEANWHILE', path: [] }];
    const changed = (Object.keys(person) as (keyof Person)[]).filter(
      (field) => person[field] !== member.person[field],
    );
    const states = (await documentsOf(trx, memberId)).map(({ state }) => state);
    const locked = new Set(profileLocks(states, member.person).map(({ field }) => field));
    const faults = changed
      .filter((field) => locked.has(LOCK_OF[field] ?? 'DOCUMENT') && LOCK_OF[field])
      .map((field): Fault => ({ code: 'FIELD_LOCKED', path: [field] }));
    if (faults.length === 0 && person.dateOfBirth && changed.includes('dateOfBirth')) {
      const agreed = await agreementsOf(trx, memberId);
      const hasGuardian = agreed.some(({ agreement }) => agreement === 'GUARDIAN');
      const problem = changedBirthProblem(person.dateOfBirth, hasGuardian, commercialDay(now));
      if (problem) faults.push({ code: problem, path: ['dateOfBirth'] });
    }
    if (faults.length > 0 || changed.length === 0) return faults;
    await storePerson(trx, memberId, { ...member.person, ...person });
    return [];
  });
