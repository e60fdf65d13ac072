import { loaderQuery, orderInAddress } from '#web/app/apollo/loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/extras-order.route';
import { ExtrasOrderDocument } from './extras-order.route.gen.ts';
import { ExtrasOrderView } from './extras-order-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-extras-order',
    'missing',
    'extras-order',
    'booking-payment',
    'pay-method',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** The Back button never shows an old page: an attempt to pay may be open since. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(ExtrasOrderDocument, orderInAddress, { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** One order of extras, and where its payer returns from the provider's page. */
export default function ExtrasOrderRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <ExtrasOrderView loaded={loaderData} />
  ) : (
    <Missing what="EXTRAS" title="trips-extras-order.name" />
  );
}
