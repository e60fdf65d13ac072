import { BCP47 } from '#schema/codes/base/locales.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { regionNamesIn } from '#web/app/i18n/region-catalogue.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { revalidateOnPath } from '#web/app/page/revalidate-on-path.ts';
import { cityScene } from '#web/app/scenes/stage/city-scene.ts';
import type { Route } from './+types/airport.route';
import { AirportGuideDocument } from './airport.route.gen.ts';
import { AirportGuide } from './airport-guide.tsx';
import { byCountry } from './by-country.ts';

/** The landscape of the page: boats in the harbour of Hong Kong. */
const PICTURED = 'HKG';

export const handle = page({
  messages: ['information-airport', 'scenes', 'article'],
  kept: { reads: [] },
});

// No Apollo in the browser on this page: the loader asks on the server only.
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const loaded = await loadQuery(context, AirportGuideDocument, { locale: API_LOCALE[locale] });
  const { airports, lounges, serverNow } = dataOf(loaded);
  const withLounge = new Set(lounges.map(({ airport }) => airport.code));
  const described = airports.map((airport) => ({
    ...airport,
    hasLounge: withLounge.has(airport.code),
    scene: cityScene(airport.cityCode),
  }));
  const { compare } = new Intl.Collator(BCP47[locale]);
  const order = { compare, nameOf: regionNamesIn(locale) };
  const scene = cityScene(PICTURED);
  return {
    countries: byCountry(described, order),
    now: serverNow,
    picture: scene && { ...scene, sky: null },
  };
}

/** The fragment of the address names the unfolded airport; no data depend on it. */
export const shouldRevalidate = revalidateOnPath;

export default function AirportRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle id="information-airport.title" />
      <AirportGuide {...loaderData} />
    </>
  );
}
