import type { Locale } from '#schema/codes/base/locales.ts';
import type { Locale as ApiLocale } from './schema-types.gen.ts';

/** The site's locales in the words of the API. */
export const API_LOCALE = { en: 'EN', 'zh-hk': 'ZH_HK', ja: 'JA' } as const satisfies Record<
  Locale,
  ApiLocale
>;
