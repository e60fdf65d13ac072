import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { hasOddCharacters } from './name-characters.ts';

/** A traveller's name in two parts, as typed or as stored. */
export type PersonName = { readonly lastName: string; readonly firstName: string };

/** The parts of a name in the order of a form. */
export const NAME_PARTS = ['lastName', 'firstName'] as const satisfies (keyof PersonName)[];

/** A name as far as members, look-ups and other channels know one. */
export type TwoPartName = { readonly lastName: string; readonly firstName: string };

/** The whole of a name that is known in two parts. */
export const nameInTwoParts = ({ lastName, firstName }: TwoPartName): PersonName => ({
  lastName,
  firstName,
});

export type NameProblem = Extract<
  RuleCode,
  'REQUIRED' | 'NAME_CHARACTERS_INVALID' | 'NAME_LETTERS_ONLY' | 'TOO_LONG'
>;
export type NameLookupProblem = Extract<RuleCode, 'REQUIRED' | 'NAME_INVALID'>;

// ICAO Doc 9303 part 3, section 6: what a passport's machine-readable zone prints for letters
// beyond A to Z.
const MACHINE_READABLE: Record<string, string> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ĳ: 'IJ',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
};
const SEPARATORS = /[\s\-‐‑'’ʼ`.]+/gu;

// NFKC also folds the full-width letters of Japanese and Chinese keyboards.
const capitals = (text: string): string =>
  boundedText(text, LIMITS.text.name, 'NFKC').toUpperCase();
const withoutMarks = (letter: string): string =>
  boundedText(letter, 1, 'NFD').replace(/\p{M}/gu, '');
const letters = (text: string, transcribe: (letter: string) => string): string =>
  [...capitals(text).replace(SEPARATORS, '')]
    .map((letter) => withoutMarks(transcribe(letter)))
    .join('');

/**
 * The form that is validated, compared and ticketed: A to Z without hyphens, apostrophes and
 * spaces, transcribed as a passport's machine-readable zone does it (Müller: MUELLER). Digits and
 * other scripts stay, for `nameProblem` to see.
 */
export const normalizeName = (text: string): string =>
  letters(text, (letter) => MACHINE_READABLE[letter] ?? letter);

/**
 * The form in which a part of a name is stored: as typed, trimmed, its accents on their letters,
 * full-width letters narrow.
 */
export const typedName = (text: string): string =>
  boundedText(text, LIMITS.text.name, 'NFKC').trim();

/** What is wrong with one part of a name, as typed (RULES 2.11); null when nothing. */
export function nameProblem(text: string): NameProblem | null {
  const typed = typedName(text);
  if ([text, typed].some((one) => isOverlong(one, LIMITS.text.name))) return 'TOO_LONG';
  if (hasOddCharacters(typed)) return 'NAME_CHARACTERS_INVALID';
  const name = normalizeName(typed);
  if (name === '') return 'REQUIRED';
  if (!/^[A-Z]+$/.test(name)) return 'NAME_LETTERS_ONLY';
  return name.length > LIMITS.text.name ? 'TOO_LONG' : null;
}

/** What is wrong with each part of a name. */
export const nameProblems = (name: PersonName): Record<keyof PersonName, NameProblem | null> => ({
  lastName: nameProblem(name.lastName),
  firstName: nameProblem(name.firstName),
});

/** A name as tickets and searches write it: `LAST/FIRST`, normalised. */
export const ticketName = ({ lastName, firstName }: PersonName): string =>
  `${normalizeName(lastName)}/${normalizeName(firstName)}`;

/** The same of a name while it is typed; null while a part of it is none. */
export const typedTicketName = (name: PersonName): string | null =>
  Object.values(nameProblems(name)).some(Boolean) ? null : ticketName(name);

/** Both sides of the slash while a name is typed; null while a part is none. */
export function typedTicketParts(name: PersonName) {
  const problems = nameProblems(name);
  return {
    last: problems.lastName ? null : normalizeName(name.lastName),
    first: problems.firstName ? null : normalizeName(name.firstName),
  };
}

/**
 * The two parts, as typed, of a name that is written `LAST/FIRST`; null where it is not, or not
 * yet.
 */
export function nameInParts(text: string): TwoPartName | null {
  const [lastName, firstName, ...more] = boundedText(text, LIMITS.text.name * 2, 'NFKC')
    .split('/')
    .map((part) => part.trim());
  if (lastName === undefined || firstName === undefined || more.length > 0) return null;
  return nameProblem(lastName) || nameProblem(firstName) ? null : { lastName, firstName };
}

/**
 * Reads a look-up `LAST/FIRST` into its normalised parts, or says why it cannot be one. A name that
 * breaks the rule of names is no name of a traveller either.
 */
export function parseNameLookup(text: string): PersonName | { problem: NameLookupProblem } {
  if (text.trim() === '') return { problem: 'REQUIRED' };
  const parts = nameInParts(text);
  if (!parts) return { problem: 'NAME_INVALID' };
  return nameInTwoParts({
    lastName: normalizeName(parts.lastName),
    firstName: normalizeName(parts.firstName),
  });
}

const spellings = (text: string): string[] => [
  normalizeName(text),
  letters(text, (letter) => ({ Ä: 'A', Å: 'A', Ö: 'O', Ø: 'O', Ü: 'U' })[letter] ?? letter),
];

/**
 * Whether two names are one person's: the same letters, however spaces, hyphens and case were
 * typed, and whether umlauts were transcribed (MUELLER) or dropped (MULLER).
 */
export const sameName = (a: PersonName, b: PersonName): boolean =>
  (['lastName', 'firstName'] as const).every((part) =>
    spellings(a[part]).some((spelling) => spellings(b[part]).includes(spelling)),
  );
