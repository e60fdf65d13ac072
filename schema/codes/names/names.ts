import type { Locale } from '#schema/codes/base/locales.ts';

/** What a code is called in each language. */
export type Names = Readonly<Record<Locale, string>>;
