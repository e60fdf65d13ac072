import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';

const KATAKANA = /[\u30a1-\u30f6]/g;
const HIRAGANA_SHIFT = 0x60;
/** Latin letters that an input method has not turned into kana yet: とうk in the middle of とうきょう. */
const UNFINISHED_KANA = /(?<=[\u3041-\u3096ー])[a-z]+$/;

const withoutAccents = (text: string): string =>
  boundedText(text, text.length, 'NFKD').replace(/[\u0300-\u036f]/g, '');

/** What was typed into a search, without what is longer than any search. */
export const typedPart = (text: string): string => text.slice(0, LIMITS.text.searchText);

/**
 * One spelling for many: full width and half width, accents, katakana and hiragana, capitals,
 * apostrophes, hyphens invisible joiners make no difference to a search for a place.
 * @param text of the site itself, or the `typedPart` of what a visitor typed
 */
export function spelling(text: string): string {
  const plain = withoutAccents(text);
  return boundedText(plain, plain.length, 'NFC')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - HIRAGANA_SHIFT))
    .replace(/['’`.・·\u2060-]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The spelling of what has been typed so far, an input method's unfinished letters left out. */
export const typedSpelling = (text: string): string =>
  spelling(typedPart(text)).replace(UNFINISHED_KANA, '');

/**
 * How many letters two words differ by: one more, one less, another one, or two neighbours
 * exchanged each count 1. Gives `limit + 1` as soon as it is certain to be above `limit`.
 */
export function letterDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isExchanged)
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[b.length] ?? limit + 1;
}
