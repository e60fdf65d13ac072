import { useLocation } from 'react-router';
import { BCP47, LOCALES } from '#schema/codes/locales.ts';
import { localePath, splitLocale } from '../i18n/locale-path.ts';
import { useConfiguration } from '../session/use-configuration.ts';

/** The same page in the other languages, and the one address it is to be known by, for search engines. */
export function AlternateLinks() {
  const { pathname } = useLocation();
  const { origin } = useConfiguration();
  const { locale, path } = splitLocale(pathname);
  return (
    <>
      <link rel="canonical" href={origin + localePath(locale, path)} suppressHydrationWarning />
      {LOCALES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={BCP47[other]}
          href={origin + localePath(other, path)}
          suppressHydrationWarning
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} suppressHydrationWarning />
    </>
  );
}
