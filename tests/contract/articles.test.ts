import { describe, expect, it } from 'vitest';
import { COMPLETE_LOCALES, type CompleteLocale, inLocale } from '#schema/codes/base/locales.ts';
import { articleTexts } from '#tests/support/article-texts.ts';
import { foreignWords } from '#tests/support/words/foreign-words.ts';
import type { Article } from '#web/app/components/article/article.ts';
import { ARTICLES, articleOfPattern } from '#web/app/components/article/articles.server.ts';
import { inlineMarks, plainText } from '#web/app/components/article/inline-marks.ts';
import routes from '#web/app/routes.ts';
import { ARTICLE_PAGES } from '#web/app/site-map/article-pages.ts';
import { pagePaths } from '#web/vite/page-paths.ts';

const paths = pagePaths(routes);

function linksOf(article: Article): string[] {
  const inTexts = articleTexts(article, 'en')
    .flatMap(inlineMarks)
    .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
  const inCards = article.texts.en.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && block.kind === 'cards' ? block.items : []))
    .flatMap(({ to }) => to ?? []);
  return [...inTexts, ...inCards];
}

it('every page that is written at build time has its article', () => {
  const written = ARTICLES.map(({ path }) => path as string);
  expect(written.toSorted()).toEqual(expect.arrayContaining(Object.keys(ARTICLE_PAGES).toSorted()));
});

it('a page that is an article and nothing else finds it by its route', () => {
  const alone = Object.entries(ARTICLE_PAGES).filter(([, module]) => module.includes('/article/'));
  expect(alone.length).toBeGreaterThan(0);
  for (const [path] of alone) expect(articleOfPattern(`/:locale?${path}`)).toMatchObject({ path });
  expect(articleOfPattern('/:locale?/lounges/x')).toBeUndefined();
});

describe.each(ARTICLES)('$path', (article) => {
  it.each(COMPLETE_LOCALES)('speaks %s and nothing else', (locale) => {
    const words = articleTexts(article, locale).map(plainText);
    expect(words.filter((text) => foreignWords(text, locale))).toEqual([]);
  });

  it('is described for search engines in one or two sentences', () => {
    for (const locale of COMPLETE_LOCALES) {
      const { length } = inLocale(article.texts, locale).description;
      expect(length, `${locale}: ${length}`).toBeGreaterThanOrEqual(locale === 'en' ? 60 : 20);
      expect(length, `${locale}: ${length}`).toBeLessThanOrEqual(locale === 'en' ? 170 : 110);
    }
  });

  it('leads only to pages that are there', () => {
    const inside = linksOf(article).filter((to) => to.startsWith('/'));
    expect(inside.filter((to) => !paths.includes(to.replace(/[?#].*$/, '')))).toEqual([]);
  });

  it('leads to the same places in every language', () => {
    const targets = (locale: CompleteLocale) =>
      articleTexts(article, locale)
        .flatMap(inlineMarks)
        .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))
        .toSorted();
    for (const locale of COMPLETE_LOCALES) expect(targets(locale), locale).toEqual(targets('en'));
  });

  it('has sections with addresses of their own', () => {
    const ids = article.texts.en.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
