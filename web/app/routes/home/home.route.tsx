import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { DEFAULT_LOCALE, isLocale } from '#schema/codes/base/locales.ts';
import { SEASONS } from '#schema/codes/flights/seasons.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { approximate } from '#web/app/components/converted-price/approximate.ts';
import { ReaderRates } from '#web/app/components/converted-price/exchange-rates.ts';
import { SearchPanel } from '#web/app/components/search-panel/search-panel.tsx';
import { SEARCH_PARAMETERS } from '#web/app/components/search-panel/search-query.ts';
import { useDraftInAddress } from '#web/app/components/search-panel/use-draft-in-address.ts';
import { DISPLAY_CURRENCY } from '#web/app/i18n/format/display-currency.ts';
import { page } from '#web/app/i18n/page.ts';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { notFound } from '#web/app/page/responses.ts';
import { revalidateOnPath } from '#web/app/page/revalidate-on-path.ts';
import { drawnScene } from '#web/app/scenes/drawn-scenes.server.ts';
import type { Route } from './+types/home.route';
import { AirlineFacts } from './airline-facts.tsx';
import { Club } from './club.tsx';
import { Explore } from './explore/explore.tsx';
import { HeldSlot } from './held-slot.tsx';
import { Hero } from './hero.tsx';
import { HomeDocument } from './home.route.gen.ts';
import { Seasons } from './seasons.tsx';
import { Services } from './services.tsx';

export const handle = page({
  messages: [
    'home',
    'scenes',
    'search-panel',
    'airport-combobox',
    'unpaid-orders',
    'converted-price',
  ],
  kept: { reads: SEARCH_PARAMETERS },
});

/** A visitor without a search most likely starts where most flights do. */
const HUB_CITY = BRAND.cityCode;

// No Apollo in the browser on this page: the loader asks on the server only.
export async function loader({ context, params }: Route.LoaderArgs) {
  // an unknown text in the locale's place leads here: a 404 needs no request
  const locale = params.locale ?? DEFAULT_LOCALE;
  if (!isLocale(locale)) throw notFound();
  const { promotedRoutes, promotedRoundTrips, ...rest } = dataOf(
    await loadQuery(context, HomeDocument, { locale: API_LOCALE[locale] }),
  );
  // converted here, so that the scripts of the page need no table of currencies
  const priced = (routes: typeof promotedRoutes) =>
    routes.map((promoted) => ({
      ...promoted,
      about: approximate(promoted.lowestTotal, DISPLAY_CURRENCY[locale], rest.exchangeRates),
    }));
  return {
    ...rest,
    promotedRoutes: priced(promotedRoutes),
    promotedRoundTrips: priced(promotedRoundTrips),
    hubScene: drawnScene(HUB_CITY),
    seasonScenes: Object.fromEntries(SEASONS.map(({ name }) => [name, drawnScene(name)])),
  };
}

/** The query holds what is typed in the search panel, on which no data depend. */
export const shouldRevalidate = revalidateOnPath;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const [draft, setDraft] = useDraftInAddress(HUB_CITY);
  const { airports, serverNow, promotedRoutes, promotedRoundTrips, exchangeRates, fareBrands } =
    loaderData;
  const today = commercialDay(new Date(serverNow));
  return (
    <ReaderRates value={exchangeRates}>
      <PageTitle id="home.title" />
      <PageDescription text={intl.formatMessage({ id: 'home.description' })} />
      <AirlineFacts />
      <Hero airports={airports} scene={loaderData.hubScene}>
        <SearchPanel airports={airports} now={serverNow} draft={draft} onChange={setDraft} />
      </Hero>
      <HeldSlot />
      <Seasons
        today={today}
        origin={HUB_CITY}
        airports={airports}
        routes={promotedRoutes}
        roundTrips={promotedRoundTrips}
        scenes={loaderData.seasonScenes}
      />
      <Explore
        today={today}
        routes={draft.trip === 'ROUND_TRIP' ? promotedRoundTrips : promotedRoutes}
        isRoundTrip={draft.trip === 'ROUND_TRIP'}
      />
      <Services brands={fareBrands} />
      <Club />
    </ReaderRates>
  );
}
