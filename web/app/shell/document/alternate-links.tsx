import { localePath } from '#web/app/i18n/locale-path.ts';
import { alternatesOf } from '#web/app/page/alternates.ts';
import { useConfiguration } from '#web/app/session/use-configuration.ts';
import { usePageAddress } from '#web/app/shell/header-footer/use-page-address.ts';

/** The same page in the other languages, and its canonical address, for search engines. */
export function AlternateLinks() {
  const { locale, address } = usePageAddress();
  const { origin } = useConfiguration();
  return (
    <>
      <link rel="canonical" href={origin + localePath(locale, address)} suppressHydrationWarning />
      {alternatesOf(origin, address).map(({ language, href }) => (
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
