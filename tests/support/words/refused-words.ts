/** A word that the site does not use in one language, and what it says instead. */
export interface RefusedWord {
  readonly refused: RegExp;
  readonly use: string;
  /** A text that has it: shows that the pattern finds what it is meant to find. */
  readonly example: string;
}

/** Those of a list that a text uses, each with what to say instead: `行程單 → 行程收據`. */
export const refusedIn = (text: string, words: readonly RefusedWord[]): string[] =>
  words.flatMap(({ refused, use }) => {
    const found = refused.exec(text);
    return found ? [`${found[0]} → ${use}`] : [];
  });
