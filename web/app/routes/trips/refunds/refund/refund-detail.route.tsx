import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/refund-detail.route';
import { RefundDetailDocument } from './refund-detail.route.gen.ts';
import { RefundView } from './refund-view.tsx';

export const handle = page({
  messages: [
    'trips-refunds-refund',
    'missing',
    'refund-view',
    'demo-desk',
    'scenes',
    'price-summary',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  RefundDetailDocument,
  ({ searchParams, locale }) => {
    const id = searchParams.get('refund');
    return id ? { by: { id }, locale } : null;
  },
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** One refund: how far it is, what comes back, and what was handed in. */
export default function RefundDetailRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Missing what="ORDER" title="trips-refunds-refund.name" />;
  return <RefundView loaded={loaderData} />;
}
