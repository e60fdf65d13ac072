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

/** What the form sends: the fields that are open, with the version that it showed. */
export function changeOf(
  values: ProfileValues,
  shown: ProfileValues,
  version: number,
): UpdateProfileInput {
  const changed = Object.entries(values)
    .filter(([field, value]) => value !== shown[field as keyof ProfileValues])
    .map(([field, value]) => [field, value === '' ? null : value]);
  return { ...Object.fromEntries(changed), version };
}

/** A field that was changed here and in another window. */
export type Conflict = { readonly field: keyof ProfileValues; readonly stored: string };

/**
 * What the form shows once another window was faster: what is stored now in the fields that were
 * not touched here, and what was typed in the others, of which those that were changed in both are
 * told.
 */
export function mergedWith(
  stored: ProfileValues,
  typed: ProfileValues,
  shown: ProfileValues,
): { readonly values: ProfileValues; readonly conflicts: readonly Conflict[] } {
  const fields = Object.keys(stored) as (keyof ProfileValues)[];
  const touched = fields.filter((field) => typed[field] !== shown[field]);
  const kept = Object.fromEntries(touched.map((field) => [field, typed[field]]));
  const conflicts = touched
    .filter((field) => typed[field] !== stored[field] && stored[field] !== shown[field])
    .map((field) => ({ field, stored: stored[field] }));
  return { values: { ...stored, ...kept }, conflicts };
}
