import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/check-in.route';
import { CheckInDocument } from './check-in.route.gen.ts';
import { Overview } from './overview.tsx';

export const handle = page({
  messages: ['check-in-overview', 'check-in', 'seat-order', 'forms', 'code', 'code-after-sale'],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

const load = async ({ context, params, request }: Loading) => {
  const after = new URL(request.url).searchParams.get('after');
  const variables = { after, locale: API_LOCALE[localeOf(params)] };
  // never from the tab's cache: the page shows deadlines
  const fetchPolicy = 'network-only';
  return { overview: await preload(context, CheckInDocument, variables, { fetchPolicy }) };
};

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where check-in begins (RULES 7.3 and 7.4). */
export default function CheckInRoute({ loaderData }: Route.ComponentProps) {
  return <Overview preloaded={loaderData.overview} />;
}
