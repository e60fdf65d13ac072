import { useSearchParams } from 'react-router';
import { loaderQuery, orderInAddress } from '#web/app/apollo/loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
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

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(RefundableOrderDocument, orderInAddress, { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** Where tickets and seats of a booking are given back. */
export default function ReserveRoute({ loaderData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const cause = { previous: searchParams.get('previous'), change: searchParams.get('change') };
  if (!loaderData) return <Missing what="ORDER" title="trips-refunds-request.title" />;
  return <ReserveView loaded={loaderData} cause={cause} />;
}
