import parsePhoneNumber from 'libphonenumber-js/min';
import * as v from 'valibot';
import { LIMITS } from '#schema/codes/limits.ts';

/** A text that somebody typed: trimmed, composed, required, without control characters, and no longer than it may be. */
export const requiredText = (longest: number) =>
  v.pipe(
    v.string('REQUIRED'),
    v.normalize(),
    v.trim(),
    v.nonEmpty('REQUIRED'),
    v.maxLength(longest, 'TOO_LONG'),
    v.regex(/^\P{Cc}*$/u, 'INVALID'),
  );

const read = ({ areaCode, number }: { areaCode: string; number: string }) =>
  parsePhoneNumber(`+${areaCode.replace(/^\+/, '')}${number.replace(/[\s()-]/g, '')}`);

/** A phone as it is typed (SPEC: areaCode, phoneNo), read into E.164. */
export const PhoneInput = v.pipe(
  v.object({
    areaCode: v.pipe(requiredText(5), v.regex(/^\+?\d{1,4}$/, 'PHONE_INVALID')),
    number: v.pipe(requiredText(LIMITS.text.phone + 5), v.regex(/^[\d\s()-]+$/, 'PHONE_INVALID')),
  }),
  v.forward(
    v.check((phone) => read(phone)?.isValid() ?? false, 'PHONE_INVALID'),
    ['number'],
  ),
  v.transform((phone) => read(phone)?.number ?? ''),
);

/** Whom to write to (SPEC section 5: e-mail required and valid, contact name required). */
export const ContactInput = v.object({
  name: requiredText(LIMITS.text.contactName),
  email: v.pipe(requiredText(LIMITS.text.email), v.rfcEmail('EMAIL_INVALID')),
  phone: v.nullish(PhoneInput, null),
});

export type Contact = v.InferOutput<typeof ContactInput>;
