import { randomInt } from 'node:crypto';

/** No vowels, so that no reference is a word; none of the letters and digits that are mistaken for each other. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXYZ2346789';
const LENGTH = 6;

/** Whether a text may be a booking reference, in either case. */
export const isBookingReference = (text: string): boolean => /^[A-Z0-9]{6}$/i.test(text);

/** A booking reference that nobody can guess from another. Whether it is free only the database knows. */
export const newBookingReference = (pick: (below: number) => number = randomInt): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('');
