import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import { isClubNumber, withoutCarrierCode } from '#schema/rules/club/club-number.ts';
import { emailProblem, normalizeEmail } from '#schema/rules/travellers/contact.ts';

/** What names a member at sign-in (RULES 10.9). */
export type Account =
  | { readonly kind: 'EMAIL'; readonly value: string }
  | { readonly kind: 'PHONE'; readonly value: string }
  | { readonly kind: 'CARD'; readonly value: string };

/** The form by which an e-mail address is found: providers deliver it in any letter case. */
export const contactLookup = (address: string): string => address.toLowerCase();

/**
 * Reads an account as it is typed: an e-mail address, a phone with its calling code (`+852…`), or
 * the number of a membership card. Null for anything else, which no member has.
 */
export function readAccount(text: string): Account | null {
  if (isOverlong(text, LIMITS.text.email)) return null;
  const typed = boundedText(text, LIMITS.text.email, 'NFKC').trim();
  if (typed.includes('@'))
    return emailProblem(typed)
      ? null
      : { kind: 'EMAIL', value: contactLookup(normalizeEmail(typed)) };
  const plain = typed.replace(/[\s\-‐‑–().]+/gu, '').toUpperCase();
  const longest = LIMITS.text.phone;
  if (/^\+[1-9]\d+$/.test(plain))
    return plain.length - 1 > longest ? null : { kind: 'PHONE', value: plain };
  const number = withoutCarrierCode(plain);
  return isClubNumber(number) ? { kind: 'CARD', value: number } : null;
}
