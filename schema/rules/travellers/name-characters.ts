import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';

/**
 * Line breaks, control and format characters, halves of characters: nothing of it is printed, and a
 * screen may obey it.
 */
const NOT_PRINTED = /[\p{C}\p{Zl}\p{Zp}]/u;

// Marks that take a place of their own are not counted: Burmese writes several of them after one
// letter.
const TOO_MANY_MARKS = new RegExp(`[\\p{Mn}\\p{Me}]{${LIMITS.marksInARow + 1}}`, 'u');

/**
 * Whether a name holds what no name holds: what is not printed, or marks piled up on one letter.
 * @param name trimmed, and not overlong
 */
export const hasOddCharacters = (name: string): boolean =>
  NOT_PRINTED.test(name) || TOO_MANY_MARKS.test(boundedText(name, name.length, 'NFD'));
