import { spelling } from '#web/app/components/airport-combobox/spelling.ts';

/** A piece of a text; `found` where it matches the search. `at` is where it begins. */
export interface Part {
  at: number;
  text: string;
  found: boolean;
}

/** The text letter by letter in the spelling that is compared, each with its place in the text. */
function lettersOf(text: string) {
  const letters: { letter: string; from: number; to: number }[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    const alike = /\s/.test(character) ? ' ' : spelling(character);
    for (const letter of alike) letters.push({ letter, from, to });
    from = to;
  }
  return letters;
}

/** Splits a text where it contains words that were searched for, however either is spelled. */
export function foundParts(text: string, words: readonly string[]): Part[] {
  const letters = lettersOf(text);
  const compared = letters.map(({ letter }) => letter).join('');
  const marked = new Set<number>();
  for (const word of words)
    for (
      let at = compared.indexOf(word);
      at !== -1;
      at = compared.indexOf(word, at + word.length)
    ) {
      const from = letters[at]?.from ?? 0;
      const to = letters[at + word.length - 1]?.to ?? 0;
      for (let place = from; place < to; place++) marked.add(place);
    }

  const parts: Part[] = [];
  for (let at = 0; at < text.length; at++) {
    const found = marked.has(at);
    const last = parts.at(-1);
    if (last?.found === found) last.text += text[at];
    else parts.push({ at, text: text[at] ?? '', found });
  }
  return parts;
}
