import type { Config } from '@react-router/dev/config';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { localePath } from './app/i18n/locale-path.ts';
import { ARTICLE_PAGES } from './app/site-map/article-pages.ts';

/** The framework's settings; its commands run with web/ as the working directory. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  prerender: {
    paths: Object.keys(ARTICLE_PAGES).flatMap((path) =>
      LOCALES.map((locale) => localePath(locale, path)),
    ),
    concurrency: 2,
  },
} satisfies Config;
