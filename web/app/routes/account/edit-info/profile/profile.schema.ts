import * as v from 'valibot';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { changedBirthProblem } from '#schema/rules/club/member-age.ts';
import { BirthText, NameText } from '#web/app/routes/account/person.schema.ts';
import { ruledText } from '#web/app/routes/account/ruled-by.ts';

/**
 * The member's own data, ruled as the gateway rules it. What may be left out is empty then. Of the birthday that is stored nothing
 * is asked; a new one may need a guardian's consent.
 */
export const profileSchema = (stored: { dateOfBirth: string; hasGuardian: boolean }) =>
  v.object({
    lastName: NameText,
    firstName: NameText,
    title: v.string(),
    gender: v.string(),
    dateOfBirth: v.pipe(
      BirthText,
      ruledText((day) =>
        isLocalDate(day) && day !== stored.dateOfBirth
          ? changedBirthProblem(day, stored.hasGuardian, commercialDay(new Date()))
          : null,
      ),
    ),
    nationality: v.string(),
    locale: v.string(),
  });
