import * as v from 'valibot';
import { emailProblem, phoneProblem } from '#schema/rules/travellers/contact.ts';
import type { CheckInContactInput } from '#web/app/apollo/schema-types.gen.ts';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';

/** Where boarding passes and codes go. */
export const CONTACT_WAYS = ['EMAIL', 'PHONE'] as const;

/**
 * One contact, ruled as the gateway rules it; whether there is such a number is for the gateway to
 * say.
 */
export const ContactSchema = v.pipe(
  v.object({
    way: v.picklist(CONTACT_WAYS),
    email: v.string(),
    phone: v.object({ areaCode: v.string(), number: v.string() }),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const { way, email, phone } = value;
    const problem = way === 'EMAIL' ? emailProblem(email) : phoneProblem(phone);
    const field = way === 'EMAIL' ? 'email' : 'phone.number';
    if (problem) addIssue({ message: problem, path: pathOfField(field, value) });
  }),
);

export type ContactValues = v.InferOutput<typeof ContactSchema>;

export const contactInput = ({ way, email, phone }: ContactValues): CheckInContactInput =>
  way === 'EMAIL' ? { email } : { phone };
