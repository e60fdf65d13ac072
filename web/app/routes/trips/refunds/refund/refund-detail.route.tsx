import { preload } from '#web/app/apollo/preload.ts';
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
    'price-summary',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'request'>;

async function load({ context, request }: Loading) {
  const id = new URL(request.url).searchParams.get('refund');
  if (!id) return { refund: null };
  // never from the tab's cache: the page shows how far it is
  const fetchPolicy = 'network-only';
  return { refund: await preload(context, RefundDetailDocument, { by: { id } }, { fetchPolicy }) };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** One refund: how far it is, what comes back, and what was handed in. */
export default function RefundDetailRoute({ loaderData }: Route.ComponentProps) {
  const { refund } = loaderData;
  if (!refund) return <Missing what="ORDER" title="trips-refunds-refund.name" />;
  return <RefundView preloaded={refund} />;
}
