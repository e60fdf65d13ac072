import { COMMON_PASSWORDS, COMMON_WORDS } from '#schema/codes/access/common-passwords.ts';

/** Rows of the keyboard, the alphabet and the digits, along which fingers run. */
const RUNS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890'];
const backwards = (text: string): string => [...text].toReversed().join('');
const LINES = RUNS.flatMap((run) => [run, backwards(run)]);

/** One character again and again, or characters that follow each other on a line. */
const isRun = (text: string): boolean =>
  new Set(text).size === 1 || LINES.some((line) => line.includes(text));

/** A word that everyone thinks of, with up to four digits before or after it. */
function isWordWithDigits(password: string): boolean {
  const [, before = '', word = '', after = ''] =
    /^(\d{0,4})([a-z]+)(\d{0,4})$/.exec(password) ?? [];
  return COMMON_WORDS.has(word) && before.length + after.length <= MOST_DIGITS;
}
const MOST_DIGITS = 4;

/** Letters that are a run beside digits that are one: `a123456`, `aaaaaaaa1`, `456qwert`. */
function isTwoRuns(password: string): boolean {
  const [, first, second] =
    /^([a-z]+)(\d+)$/.exec(password) ?? /^(\d+)([a-z]+)$/.exec(password) ?? [];
  return first !== undefined && second !== undefined && isRun(first) && isRun(second);
}

/**
 * Whether a login password is among the first that a thief tries: on the list, or made by one of
 * its patterns (RULES 10.10).
 */
export function isEasyPassword(typed: string): boolean {
  const password = typed.toLowerCase();
  return COMMON_PASSWORDS.has(password) || isWordWithDigits(password) || isTwoRuns(password);
}

/**
 * Whether a login password is the name of one's own mailbox: it is known to all who know the
 * address.
 */
export const isOwnMailbox = (password: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => {
    const [name = ''] = address.includes('@') ? address.split('@', 1) : [];
    return name !== '' && name.toLowerCase().replace(/[^a-z\d]/g, '') === password.toLowerCase();
  });
