import { isEastAsian, type Locale } from '#schema/codes/base/locales.ts';

/** `TAIMAN` → `Taiman`. */
const capitalised = (part: string): string => part.slice(0, 1) + part.slice(1).toLowerCase();

/**
 * A person in a sentence, by the name on the ticket (`SATO/YUKI`): `Yuki Sato`, in Chinese and
 * Japanese `SATO YUKI`. The slash is kept where the ticket itself is shown: on the ticket, the
 * boarding pass and in the hint of a look-up. What is no name on a ticket is returned unchanged.
 */
export function personName(locale: Locale, onTicket: string): string {
  const [lastName, firstName, ...more] = onTicket.split('/');
  if (!lastName || !firstName || more.length > 0) return onTicket;
  return isEastAsian(locale)
    ? `${lastName} ${firstName}`
    : `${capitalised(firstName)} ${capitalised(lastName)}`;
}
