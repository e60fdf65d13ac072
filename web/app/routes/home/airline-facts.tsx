import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, LOCALES } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { StructuredData } from '#web/app/page/structured-data.tsx';
import { useConfiguration } from '#web/app/session/use-configuration.ts';

/** Who the airline is, and that this is its site, for search engines. */
export function AirlineFacts() {
  const locale = useLocale();
  const { origin } = useConfiguration();
  const airline = {
    '@type': 'Airline',
    '@id': `${origin}/#airline`,
    name: BRAND.name[locale],
    url: `${origin}/`,
    logo: `${origin}/favicon.gen.svg`,
    iataCode: BRAND.carrierCode,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: BRAND.phone.e164,
      email: BRAND.email,
      availableLanguage: LOCALES.map((language) => BCP47[language]),
    },
  };
  const site = {
    '@type': 'WebSite',
    name: BRAND.name[locale],
    url: origin + localePath(locale, '/'),
    inLanguage: BCP47[locale],
    publisher: { '@id': `${origin}/#airline` },
  };
  return <StructuredData data={{ '@graph': [airline, site] }} />;
}
