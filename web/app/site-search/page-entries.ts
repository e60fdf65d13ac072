import { inLocale, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { Article } from '#web/app/components/article/article.ts';
import { plainText } from '#web/app/components/article/inline-marks.ts';
import { questionsOf } from '#web/app/components/article/questions-of.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import type { PageEntry, QuestionEntry } from './site-index.ts';
import type { Topic } from './topics.ts';

/** A page that can be found: its English path, its name in menus, and other words for it. */
export interface NamedPage {
  path: string;
  name: string;
  keywords: readonly string[];
  /** Its names in menus of the other languages. */
  otherNames?: readonly string[];
}

function articleOf(articles: readonly Article[], path: string, locale: Locale) {
  const article = articles.find((one) => one.path === path);
  return article && inLocale(article.texts, locale);
}

/** What a page is called in the other languages. */
function elsewhereOf(
  { path, otherNames = [] }: NamedPage,
  articles: readonly Article[],
  locale: Locale,
): string[] {
  const others = LOCALES.filter((other) => other !== locale).flatMap((other) => {
    const article = articleOf(articles, path, other);
    return article ? [article.title, ...(article.keywords ?? [])] : [];
  });
  return [...new Set([...otherNames, ...others])];
}

/** The pages of the site, with what their articles declare. */
export const pageEntries = (
  pages: readonly NamedPage[],
  articles: readonly Article[],
  locale: Locale,
): PageEntry[] =>
  pages.map((page) => {
    const { path, name, keywords } = page;
    const to = localePath(locale, path);
    const elsewhere = elsewhereOf(page, articles, locale);
    const article = articleOf(articles, path, locale);
    if (!article) return { to, title: name, keywords, elsewhere };
    const { title, description, sections } = article;
    return {
      to,
      title,
      description,
      ...(name !== title && { name }),
      keywords: [...keywords, ...(article.keywords ?? [])],
      elsewhere,
      sections: sections.map((section) => ({ id: section.id, title: section.title })),
    };
  });

/** The sections that are looked for by names of their own. */
export const topicEntries = (
  topics: readonly Topic[],
  articles: readonly Article[],
  locale: Locale,
): PageEntry[] =>
  topics.flatMap(({ path, section, words }) => {
    const article = articleOf(articles, path, locale);
    const found = article?.sections.find(({ id }) => id === section);
    if (!article || !found) return [];
    const to = `${localePath(locale, path)}#${section}`;
    return [{ to, title: found.title, description: article.title, keywords: words }];
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
