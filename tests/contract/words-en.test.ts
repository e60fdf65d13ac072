import { expect, it } from 'vitest';
import { refusedIn } from '#tests/support/words/refused-words.ts';
import { siteTexts } from '#tests/support/words/site-texts.ts';
import { REFUSED_EN } from '#tests/support/words/words-en.ts';

it('one thing has one name in the English edition', () => {
  const violations = siteTexts('en').flatMap(({ place, text }) =>
    refusedIn(text, REFUSED_EN).map((violation) => `${place}: ${violation}`),
  );
  expect(violations).toEqual([]);
});
