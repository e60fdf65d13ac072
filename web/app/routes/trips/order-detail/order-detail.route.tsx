import { useRef } from 'react';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
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

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  OrderDetailDocument,
  ({ searchParams, locale }) => {
    const id = searchParams.get('order');
    const bookingReference = searchParams.get('reference');
    if (id) return { by: { id }, locale };
    return bookingReference ? { by: { bookingReference }, locale } : null;
  },
  { fresh: true, withoutTeams: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/**
 * An order whose access this browser has (made here, or looked up within the hour); else the way to
 * find it.
 */
export default function OrderDetailRoute({ loaderData }: Route.ComponentProps) {
  const searched = useRef(loaderData === null);
  return loaderData ? <OrderView loaded={loaderData} isFound={searched.current} /> : <FindOrder />;
}
