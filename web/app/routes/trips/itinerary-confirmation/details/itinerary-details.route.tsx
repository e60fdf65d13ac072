import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/itinerary-details.route';
import { ItineraryDetailsDocument } from './itinerary-details.route.gen.ts';
import { ItineraryView } from './itinerary-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-itinerary-confirmation',
    'missing',
    'order-view',
    'itinerary',
    'price-summary',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const id = new URL(request.url).searchParams.get('confirmation');
  if (!id) return { confirmation: null };
  const locale = API_LOCALE[localeOf(params)];
  // never from the tab's cache: the page shows a deadline
  const fetchPolicy = 'network-only';
  const variables = { id, locale };
  return {
    confirmation: await preload(context, ItineraryDetailsDocument, variables, { fetchPolicy }),
  };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** An itinerary whose access this browser has, within the hour; else the way to ask for it. */
export default function ItineraryDetailsRoute({ loaderData }: Route.ComponentProps) {
  const { confirmation } = loaderData;
  return confirmation ? (
    <ItineraryView preloaded={confirmation} />
  ) : (
    <Missing what="ITINERARY" title="trips-itinerary-confirmation.details.title" />
  );
}
