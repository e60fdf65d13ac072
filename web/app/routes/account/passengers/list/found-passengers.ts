import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';

/** Letters alone, so that a name is found however it is typed. */
const letters = (text: string): string =>
  boundedText(text, LIMITS.text.name * 2, 'NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Those whose name, or end of a document number, has the words that are looked for; all while
 * nothing is.
 */
export function foundPassengers<
  Passenger extends {
    readonly name: string;
    readonly documents: readonly { readonly document: { readonly maskedNumber: string } }[];
  },
>(passengers: readonly Passenger[], wanted: string): readonly Passenger[] {
  const words = wanted
    .split(/[\s/]+/)
    .map(letters)
    .filter(Boolean);
  return passengers.filter(({ name, documents }) => {
    const texts = [name, ...documents.map(({ document }) => document.maskedNumber)].map(letters);
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
}
