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
import type { UpdateProfileErrorCode } from '#gateway/resolvers.gen.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { changedBirthProblem } from '#schema/rules/club/member-age.ts';
import { type ProvedField, profileLocks } from '#schema/rules/travellers/real-name.ts';
import type { ProfileChange } from './update-profile.input.ts';

type Fault = UserFault<UpdateProfileErrorCode>;

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
