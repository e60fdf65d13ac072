import { useLocation } from 'react-router';
import { localePath, splitLocale } from '../i18n/locale-path.ts';
import { alternatesOf } from '../search-engines/alternates.ts';
import { useConfiguration } from '../session/use-configuration.ts';

/** The same page in the other languages, and the one address it is to be known by, for search engines. */
export function AlternateLinks() {
  const { pathname } = useLocation();
  const { origin } = useConfiguration();
  const { locale, path } = splitLocale(pathname);
  return (
    <>
      <link rel="canonical" href={origin + localePath(locale, path)} suppressHydrationWarning />
      {alternatesOf(origin, path).map(({ language, href }) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={href}
          suppressHydrationWarning
        />
      ))}
    </>
  );
}
