/** The languages of the site, as they appear in a URL (RULES 11.1); English has no prefix. */
export const LOCALES = ['en', 'zh-hk', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Each language calls itself by its own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-hk': '繁體中文',
  ja: '日本語',
};

/** The BCP 47 tag of each locale, for `lang` attributes and for Intl. */
export const BCP47 = {
  en: 'en',
  'zh-hk': 'zh-Hant-HK',
  ja: 'ja',
} as const satisfies Record<Locale, string>;

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);
