import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/reserve.route';
import { RefundableOrderDocument } from './reserve.route.gen.ts';
import { ReserveView } from './reserve-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-refunds-request',
    'scenes',
    'missing',
    'refund-view',
    'seat-order',
    'unblock-links',
    'itinerary',
    'price-summary',
    'forms',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const { searchParams } = new URL(request.url);
  const order = searchParams.get('order');
  const cause = { previous: searchParams.get('previous'), change: searchParams.get('change') };
  if (!order) return { order: null, cause };
  const variables = { order, locale: API_LOCALE[localeOf(params)] };
  // never from the tab's cache: it shows what may be given back at this moment
  const fetchPolicy = 'network-only';
  return {
    order: await preload(context, RefundableOrderDocument, variables, { fetchPolicy }),
    cause,
  };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where tickets and seats of a booking are given back. */
export default function ReserveRoute({ loaderData }: Route.ComponentProps) {
  const { order, cause } = loaderData;
  if (!order) return <Missing what="ORDER" title="trips-refunds-request.title" />;
  return <ReserveView preloaded={order} cause={cause} />;
}
