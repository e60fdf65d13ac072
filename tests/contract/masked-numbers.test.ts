import { describe, expect, it } from 'vitest';
import { COMPLETE_LOCALES, type CompleteLocale } from '#schema/codes/base/locales.ts';
import { articleTexts } from '#tests/support/article-texts.ts';
import { ARTICLES } from '#web/app/components/article/articles.server.ts';

/**
 * How a text says that a number is shown in part, and that the browser which typed it shows all of
 * it until the payment.
 */
const WORDS: Record<CompleteLocale, { masked: RegExp; exception: RegExp }> = {
  en: {
    masked: /only show (?:the|their) last characters|only show part of them/,
    exception: /[Uu]ntil .*paid/,
  },
  'zh-hk': { masked: /只顯示(?:部分號碼|末尾字元)/, exception: /付款前/ },
  ja: { masked: /末尾の文字だけ|一部だけを表示/, exception: /お支払い(?:まで|前)/ },
};

describe.each(COMPLETE_LOCALES)('in %s', (locale) => {
  const { masked, exception } = WORDS[locale];
  const texts = ARTICLES.flatMap((article) => articleTexts(article, locale));

  it('a text that says numbers are masked says who sees all of them', () => {
    const found = texts.filter((text) => masked.test(text));
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found.filter((text) => !exception.test(text))).toEqual([]);
  });
});
