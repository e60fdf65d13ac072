import type { UpdateProfileInput } from '#web/app/apollo/schema-types.gen.ts';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';

type Profile = EditedMemberFragment['profile'];

/** The profile as the form shows it: what is not given is empty. */
export const valuesOf = (profile: Profile) => ({
  lastName: profile.lastName,
  firstName: profile.firstName,
  title: profile.title ?? '',
  gender: profile.gender ?? '',
  dateOfBirth: profile.dateOfBirth,
  nationality: profile.nationality ?? '',
  locale: profile.locale as string,
});
export type ProfileValues = ReturnType<typeof valuesOf>;

/** What the form sends: the fields that are open, with the revision that it showed. */
export const changeOf = (
  values: ProfileValues,
  shown: ProfileValues,
  revision: number,
): UpdateProfileInput => {
  const changed = Object.entries(values)
    .filter(([field, value]) => value !== shown[field as keyof ProfileValues])
    .map(([field, value]) => [field, value === '' ? null : value]);
  return { ...Object.fromEntries(changed), revision };
};
