import * as v from 'valibot';
import { PhoneInput } from '#gateway/requests/phone.input.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import {
  contactNameProblem,
  emailProblem,
  normalizeContactName,
  normalizeEmail,
} from '#schema/rules/travellers/contact.ts';

/** Whom to write to (RULES 2.14 and 2.15). */
export const ContactInput = v.object({
  name: ruled(contactNameProblem, normalizeContactName),
  email: ruled(emailProblem, normalizeEmail),
  phone: v.nullish(PhoneInput, null),
});

/** Whom to write to; the phone in E.164. */
export type Contact = v.InferOutput<typeof ContactInput>;
