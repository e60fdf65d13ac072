function keepEnd(text: string, shown: number): string {
  const hidden = Math.max(text.length - shown, 0);
  return '•'.repeat(hidden) + text.slice(hidden);
}

/** Shown where a number is not there. */
const HIDDEN = '••••';

/**
 * A document number of which the holder recognises the end: the last four characters, fewer of
 * short ones. Null where it is not known.
 */
export const maskDocumentNumber = (number: string | null): string =>
  number === null ? HIDDEN : keepEnd(number, Math.min(4, Math.floor(number.length / 3)));

/** A phone number of which the holder recognises the last three digits. */
export const maskPhone = (phone: string): string => keepEnd(phone, 3);

/**
 * An address of which the holder recognises the first letter and the server: `a•••@example.com`.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** An e-mail address or a phone, each as its holder recognises it. */
export const maskContact = (contact: string): string =>
  contact.includes('@') ? maskEmail(contact) : maskPhone(contact);
