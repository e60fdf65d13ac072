import { isLocale, type Locale } from '#schema/codes/base/locales.ts';

/**
 * The language of the site for a tag; every kind of Chinese is read in the one that the site has.
 */
function localeOfTag(tag: string): Locale | null {
  const [language = ''] = tag.toLowerCase().split('-');
  if (language === 'zh') return 'zh-hk';
  return isLocale(language) ? language : null;
}

/**
 * The language of the site that a browser prefers by its `Accept-Language` (RULES 11.2): that of
 * the highest weight, the earliest of equal ones. Null where the site speaks none of them.
 */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const wishes = (acceptLanguage ?? '').split(',').flatMap((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    const locale = localeOfTag(tag);
    return locale && weight > 0 ? [{ locale, weight }] : [];
  });
  return wishes.toSorted((a, b) => b.weight - a.weight)[0]?.locale ?? null;
}
