import * as v from 'valibot';
import { BirthText, NameText } from '#web/app/routes/account/person.schema.ts';

/** The member's own data, ruled as the gateway rules it. What may be left out is empty then. */
export const ProfileSchema = v.object({
  lastName: NameText,
  firstName: NameText,
  title: v.string(),
  gender: v.string(),
  dateOfBirth: BirthText,
  nationality: v.string(),
  locale: v.string(),
});
