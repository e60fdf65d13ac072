import { BCP47, LOCALES } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';

/**
 * The address of a page in each language, and for users of none of them; by the tags that search
 * engines read.
 */
export const alternatesOf = (
  origin: string,
  path: string,
): { language: string; href: string }[] => [
  ...LOCALES.map((locale) => ({
    language: BCP47[locale],
    href: origin + localePath(locale, path),
  })),
  { language: 'x-default', href: origin + path },
];
