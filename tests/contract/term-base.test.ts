import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesById } from '#tests/support/words/site-texts.ts';
import { EXACT_TERMS, type Term, termTable } from '#tests/support/words/terms.ts';

type Texts = ReadonlyMap<string, string>;

/** Names of arguments are no words. */
const wordsOf = (text: string): string => text.replaceAll(/\{\w+(?:, |\})/g, ' ');

/** Texts that say a term in English and something else in the other language. */
function saidOtherwise(
  [en, zhHk, ja]: Term,
  locale: 'zh-hk' | 'ja',
  english: Texts,
  translated: Texts,
) {
  const term = locale === 'ja' ? ja : zhHk;
  const said = new RegExp(`(?<![a-z-])${en}(?:s|es)?(?![a-z-])`, 'i');
  return [...english]
    .filter(([, text]) => said.test(wordsOf(text)))
    .map(([id]) => `${id}: ${translated.get(id) ?? ''}`)
    .filter((text) => !text.includes(term));
}

describe('a term is the same wherever it is said', () => {
  const english = messagesById('en');
  it.each(
    (['zh-hk', 'ja'] as const).flatMap((locale) =>
      EXACT_TERMS.map((term) => [term[0], locale, term] as const),
    ),
  )('%s, %s', (_name, locale, term) => {
    expect(saidOtherwise(term, locale, english, messagesById(locale))).toEqual([]);
  });

  it('and an example is found', () => {
    const term: Term = ['boarding pass', '登機證', '搭乗券'];
    const one = (text: string): Texts => new Map([['a', text]]);
    const example = (text: string) =>
      saidOtherwise(term, 'ja', one('Your boarding pass'), one(text));
    expect(example('搭乗券')).toEqual([]);
    expect(example('ご搭乗のチケット')).toHaveLength(1);
  });
});

it('the glossary lists the terms as the tests have them', () => {
  expect(readFileSync('schema/README.md', 'utf8')).toContain(termTable());
});
