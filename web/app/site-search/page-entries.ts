import type { Locale } from '#schema/codes/base/locales.ts';
import type { Article } from '#web/app/components/article/article.ts';
import { plainText } from '#web/app/components/article/inline-marks.ts';
import { questionsOf } from '#web/app/components/article/questions-of.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import type { PageEntry, QuestionEntry } from './site-index.ts';

/** A page that can be found: its English path, its name in menus, and other words for it. */
export interface NamedPage {
  path: string;
  name: string;
  keywords: readonly string[];
}

const articleOf = (articles: readonly Article[], path: string, locale: Locale) =>
  articles.find((article) => article.path === path)?.texts[locale];

/** The pages of the site, with what their articles declare. */
export const pageEntries = (
  pages: readonly NamedPage[],
  articles: readonly Article[],
  locale: Locale,
): PageEntry[] =>
  pages.map(({ path, name, keywords }) => {
    const to = localePath(locale, path);
    const article = articleOf(articles, path, locale);
    if (!article) return { to, title: name, keywords };
    const { title, description, sections } = article;
    return {
      ...{ to, title, description },
      ...(name !== title && { name }),
      keywords: [...keywords, ...(article.keywords ?? [])],
      sections: sections.map((section) => ({ id: section.id, title: section.title })),
    };
  });

/** The questions of pages that can be found, each with the address that opens its answer. */
export const questionEntries = (
  pages: readonly NamedPage[],
  articles: readonly Article[],
  locale: Locale,
): QuestionEntry[] =>
  pages.flatMap(({ path }) => {
    const article = articleOf(articles, path, locale);
    if (!article) return [];
    return questionsOf(article.sections).map(({ question, id }) => ({
      to: `${localePath(locale, path)}#${id}`,
      question: plainText(question),
      page: article.title,
    }));
  });
