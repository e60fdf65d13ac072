import parsePhoneNumber from 'libphonenumber-js/min';
import * as v from 'valibot';
import { e164, phoneProblem } from '#schema/rules/travellers/contact.ts';

/** A phone as it is typed (RULES 2.13), read into E.164. */
export const PhoneInput = v.pipe(
  v.object({ areaCode: v.string('REQUIRED'), number: v.string('REQUIRED') }),
  v.rawTransform<{ areaCode: string; number: string }, string>(({ dataset, addIssue, NEVER }) => {
    const problem = phoneProblem(dataset.value);
    const phone = problem ? null : parsePhoneNumber(e164(dataset.value));
    if (phone?.isValid()) return phone.number;
    addIssue({
      message: problem ?? 'PHONE_INVALID',
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'number',
          value: dataset.value.number,
        },
      ],
    });
    return NEVER;
  }),
);
