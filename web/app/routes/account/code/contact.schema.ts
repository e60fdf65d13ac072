import * as v from 'valibot';
import { emailProblem, phoneProblem } from '#schema/rules/travellers/contact.ts';
import { checkRule } from '#web/app/routes/account/rule-check.ts';

/** An e-mail address, ruled as the gateway rules it. */
export const EmailSchema = v.object({ email: v.pipe(v.string(), checkRule(emailProblem)) });

/** A mobile phone, ruled by its form; whether there is such a number is for the gateway to say. */
export const PhoneSchema = v.object({
  phone: v.pipe(
    v.object({ areaCode: v.string(), number: v.string() }),
    v.forward(checkRule(phoneProblem), ['number']),
  ),
});
