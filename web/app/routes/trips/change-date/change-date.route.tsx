import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { readChange } from '#web/app/components/date-change/change-paths.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/change-date.route';
import { ChangeDateDocument } from './change-date.route.gen.ts';
import { ChangeDateView } from './change-date-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-change-date',
    'scenes',
    'missing',
    'date-change',
    'seat-order',
    'unblock-links',
    'itinerary',
    'fare-conditions',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const asked = readChange(new URL(request.url).searchParams);
  if (!asked) return { asked, order: null };
  const variables = { order: asked.order, locale: API_LOCALE[localeOf(params)] };
  // never from the tab's cache: seats may have been paid and check-ins cancelled since
  const fetchPolicy = 'network-only';
  return { asked, order: await preload(context, ChangeDateDocument, variables, { fetchPolicy }) };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Which flights of a booking are moved to another day, and for whom. */
export default function ChangeDateRoute({ loaderData }: Route.ComponentProps) {
  const { asked, order } = loaderData;
  if (!asked || !order) return <Missing what="ORDER" title="trips-change-date.title" />;
  return <ChangeDateView preloaded={order} asked={asked} />;
}
