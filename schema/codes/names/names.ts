import type { Translated } from '#schema/codes/base/locales.ts';

/** What a code is called in each language. */
export type Names = Translated;
