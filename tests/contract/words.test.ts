import { describe, expect, it } from 'vitest';
import { type RefusedWord, refusedIn } from '#tests/support/words/refused-words.ts';
import { siteTexts } from '#tests/support/words/site-texts.ts';
import { REFUSED_EN } from '#tests/support/words/words-en.ts';
import { REFUSED_JA } from '#tests/support/words/words-ja.ts';
import { REFUSED_ZH_HK } from '#tests/support/words/words-zh-hk.ts';

/**
 * What the airline quotes or is told to say as it is: labels while a page loads, laws, names of
 * documents.
 */
const EXEMPT = /正在加載中…|ロード中\.\.\./g;

const violations = (locale: 'zh-hk' | 'ja', words: readonly RefusedWord[]) =>
  siteTexts(locale).flatMap(({ place, text }) =>
    refusedIn(text.replaceAll(EXEMPT, ''), words).map((violation) => `${place}: ${violation}`),
  );

describe('one thing has one name', () => {
  it('in the edition for Hong Kong', () => {
    expect(violations('zh-hk', REFUSED_ZH_HK)).toEqual([]);
  });

  it('in the Japanese edition', () => {
    expect(violations('ja', REFUSED_JA)).toEqual([]);
  });

  it('and a Chinese article addresses its user in one way', () => {
    const formal = Map.groupBy(siteTexts('zh-hk'), ({ place }) => place);
    const mixed = [...formal].filter(([, texts]) => {
      const whole = texts.map(({ text }) => text).join('');
      return whole.includes('閣下') && whole.includes('您');
    });
    expect(mixed.map(([place]) => place)).toEqual([]);
  });

  it('and there are texts to look at: catalogues, articles and data', () => {
    const places = siteTexts('ja').map(({ place }) => place);
    expect(places.length).toBeGreaterThan(3000);
    expect(places).toContain('/lounges');
    expect(places).toContain('NRT');
    expect(places.join()).toContain('gateway/ports/documents/messages/ja.json: receipt.title');
  });
});

describe.each([...REFUSED_EN, ...REFUSED_ZH_HK, ...REFUSED_JA])('$refused', (word) => {
  it('finds an example', () => {
    expect(refusedIn(word.example, [word])).toHaveLength(1);
    expect(refusedIn('', [word])).toEqual([]);
  });
});
