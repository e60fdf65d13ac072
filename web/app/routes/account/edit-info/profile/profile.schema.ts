import * as v from 'valibot';
import { changedBirthProblem, memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { birthText, NameText } from '#web/app/routes/account/person.schema.ts';

/**
 * The member's own data, ruled as the gateway rules it. What may be left out is empty then. A new
 * birthday may need a guardian's consent; the one that is stored needs none.
 */
export const profileSchema = (stored: { dateOfBirth: string; hasGuardian: boolean }) =>
  v.object({
    lastName: NameText,
    firstName: NameText,
    title: v.string(),
    gender: v.string(),
    dateOfBirth: birthText((day, today) =>
      day === stored.dateOfBirth
        ? memberAgeProblem(day, today)
        : changedBirthProblem(day, stored.hasGuardian, today),
    ),
    nationality: v.string(),
    locale: v.string(),
  });
