/** The languages of the site, as they appear in a URL (RULES 11.1); English has no prefix. */
export const LOCALES = ['en', 'zh-hk', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE = 'en' satisfies Locale;

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

/**
 * Whether everything is translated, which the build then demands: messages, names and articles.
 * What an incomplete language lacks is said in English.
 */
const COMPLETE = { en: true, 'zh-hk': true, ja: true } as const satisfies Record<Locale, boolean>;

export type CompleteLocale = {
  [One in Locale]: (typeof COMPLETE)[One] extends true ? One : never;
}[Locale];

export const isComplete = (locale: Locale): boolean => COMPLETE[locale];

export const COMPLETE_LOCALES = /* @__PURE__ */ LOCALES.filter(
  isComplete,
) as readonly CompleteLocale[];

/** A text in every complete language, and in the others where it is translated. */
export type Translated<Text = string> = Readonly<
  Record<CompleteLocale, Text> & Partial<Record<Locale, Text>>
>;

/** The language in which a text is there: the one that is wanted, or English. */
export const translatedLocale = (texts: Translated<unknown>, locale: Locale): Locale =>
  locale in texts ? locale : DEFAULT_LOCALE;

/** The text in a language; in English where it is not translated. */
export const inLocale = <Text>(texts: Translated<Text>, locale: Locale): Text =>
  texts[locale] ?? texts.en;

/** Chinese and Japanese: the family name comes first, and no space follows a sentence. */
export const isEastAsian = (locale: Locale): boolean => locale === 'zh-hk' || locale === 'ja';
