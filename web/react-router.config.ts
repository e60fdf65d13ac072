import type { Config } from '@react-router/dev/config';
import { LOCALES } from '#schema/codes/locales.ts';
import { localePath } from './app/i18n/locale-path.ts';
import { PRERENDERED_PATHS } from './app/prerendered-paths.ts';

/** The framework's settings; its commands run with web/ as the working directory. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  prerender: {
    paths: PRERENDERED_PATHS.flatMap((path) => LOCALES.map((locale) => localePath(locale, path))),
    concurrency: 2,
  },
} satisfies Config;
