import { useRef } from 'react';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import type { OrderLookup } from '#web/app/apollo/schema-types.gen.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/order-detail.route';
import { FindOrder } from './find/find-order.tsx';
import { OrderDetailDocument } from './order-detail.route.gen.ts';
import { OrderView } from './order-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-order-detail',
    'scenes',
    'ticket-fields',
    'order-view',
    'traveller-words',
    'order-cancel',
    'airline-change',
    'flight-day',
    'seat-order',
    'extras-order',
    'information-in-flight-meals',
    'unpaid-orders',
    'itinerary',
    'fare-conditions',
    'price-summary',
    'converted-price',
    'verification-code',
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
  const id = searchParams.get('order');
  const reference = searchParams.get('reference');
  if (!id && !reference) return { order: null };
  const by: OrderLookup = id ? { id } : { bookingReference: reference ?? '' };
  const locale = API_LOCALE[localeOf(params)];
  // never from the tab's cache: the page shows a deadline
  const options = { fetchPolicy: 'network-only', withoutTeams: true } as const;
  return { order: await preload(context, OrderDetailDocument, { by, locale }, options) };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/**
 * An order whose access this browser has (made here, or looked up within the hour); else the way to
 * find it.
 */
export default function OrderDetailRoute({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  const searched = useRef(order === null);
  return order ? <OrderView preloaded={order} isFound={searched.current} /> : <FindOrder />;
}
