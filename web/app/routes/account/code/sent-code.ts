import type { Locale } from '#schema/codes/base/locales.ts';
import type { CodeProofInput, VerificationPurpose } from '#web/app/apollo/schema-types.gen.ts';
import { emptyPhone } from '#web/app/components/traveller-form/empty-phone.ts';

/** How a code reaches a person. */
export type CodeWay = 'EMAIL' | 'PHONE';

/** Where a code goes, as it is typed. */
export type TypedContact = {
  readonly way: CodeWay;
  readonly email: string;
  readonly phone: { readonly areaCode: string; readonly number: string };
  /** Masked, where it is a contact of the member's own and nothing is typed. */
  readonly own?: string;
  /** The code to an old contact that allows one to this new one. */
  readonly allowedBy?: CodeProofInput;
};

/** Nothing is typed yet, in either way. */
export const noContact = (locale: Locale): TypedContact => ({
  way: 'EMAIL',
  email: '',
  phone: emptyPhone(locale),
});

/** A code that was sent: what the second step needs, for as long as the page is open. */
export type SentCode = {
  readonly purpose: VerificationPurpose;
  readonly contact: TypedContact;
  readonly challengeId: string;
  readonly expiresAt: string;
  readonly resendAt: string;
  /** The server's time when the answer came. */
  readonly serverNow: string;
};

/** A contact that was proved already, with the code that did it. */
export type ProvedContact = { readonly sent: SentCode; readonly code: string };

/** The contact in words. */
export const contactText = ({ way, email, phone, own }: TypedContact): string =>
  own ?? (way === 'EMAIL' ? email.trim() : `+${phone.areaCode} ${phone.number.trim()}`);
