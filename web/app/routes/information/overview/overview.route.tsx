import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { airportsByCountry } from '#web/app/routes/information/airports-by-country.ts';
import type { Route } from './+types/overview.route';
import { AirlineFigures } from './airline-figures.tsx';
import { FleetTable } from './fleet-table.tsx';
import { NetworkMap } from './network-map.tsx';
import { overview } from './overview.article.ts';
import { OverviewDocument } from './overview.route.gen.ts';
import { PlaceList } from './place-list.tsx';

export const handle = page({
  messages: ['page', 'article', 'information-overview', 'region'],
  kept: { reads: [] },
});

// No Apollo in the browser on this page: the loader asks on the server only.
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const variables = { locale: API_LOCALE[locale] };
  const { airports, aircraftTypes } = dataOf(await loadQuery(context, OverviewDocument, variables));
  return {
    article: articleLoader(overview)({ params }),
    countries: airportsByCountry(airports, locale),
    aircraftTypes,
  };
}

export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  const { article, countries, aircraftTypes } = loaderData;
  const airports = countries.flatMap((country) => country.airports);
  const figures = {
    figures: <AirlineFigures airports={airports} aircraftTypes={aircraftTypes} />,
    map: <NetworkMap airports={airports} />,
    places: <PlaceList countries={countries} />,
    fleet: <FleetTable aircraftTypes={aircraftTypes} />,
  };
  return <ArticlePage article={article} figures={figures} />;
}
