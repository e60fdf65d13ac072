import { BCP47, inLocale, translatedLocale } from '#schema/codes/base/locales.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import type { Article, ArticleInLocale } from './article.ts';

/**
 * The loader of an article's route; it runs at build time and on the server, so that content never
 * becomes script.
 */
export const articleLoader =
  ({ texts, ...traits }: Article) =>
  ({ params }: { params: { locale?: string } }): ArticleInLocale => {
    const locale = localeOf(params);
    const found = translatedLocale(texts, locale);
    return {
      ...traits,
      ...inLocale(texts, locale),
      ...(found !== locale && { lang: BCP47[found] }),
    };
  };
