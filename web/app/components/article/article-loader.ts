import { localeOf } from '#web/app/i18n/locale-path.ts';
import type { Article, ArticleInLocale } from './article.ts';

/**
 * The loader of an article's route; it runs at build time and on the server, so that content never
 * becomes script.
 */
export const articleLoader =
  ({ texts, ...traits }: Article) =>
  ({ params }: { params: { locale?: string } }): ArticleInLocale => ({
    ...traits,
    ...texts[localeOf(params)],
  });
