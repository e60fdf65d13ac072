import type { Person } from '#gateway/modules/members/member.model.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { UpdateProfileErrorCode, UpdateProfileInput } from '#gateway/resolvers.gen.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { nameProblem, typedName } from '#schema/rules/travellers/names.ts';

/** What changes in a profile, and the version that the form showed; null where it did not say. */
export type ProfileChange = {
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
