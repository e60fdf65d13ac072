import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/ack-date.route';
import { AckDateDocument, DateChangePaymentDocument } from './ack-date.route.gen.ts';
import { OfferView } from './offer/offer-view.tsx';
import { StatusView } from './status/status-view.tsx';

export const handle = page({
  messages: [
    'page',
    'trips-change-date-review',
    'missing',
    'date-change',
    'booking-payment',
    'pay-method',
    'itinerary',
    'fare-conditions',
    'price-change',
    'price-summary',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** It has a deadline and a price: never from the tab's cache. */
const NOW = { fetchPolicy: 'network-only' } as const;

async function load({ context, params, request }: Loading) {
  const { searchParams } = new URL(request.url);
  const locale = API_LOCALE[localeOf(params)];
  const [offer, order] = [searchParams.get('offer'), searchParams.get('order')];
  return {
    offer: offer ? await preload(context, AckDateDocument, { offer, locale }, NOW) : null,
    status: order
      ? await preload(context, DateChangePaymentDocument, { order, locale }, NOW)
      : null,
  };
}

/** The Back button never shows an old page: the change may be confirmed or paid since. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where a change of date is confirmed as quoted; then where it is paid, and what became of it. */
export default function AckDateRoute({ loaderData }: Route.ComponentProps) {
  const { offer, status } = loaderData;
  if (status) return <StatusView preloaded={status} />;
  return offer ? (
    <OfferView preloaded={offer} />
  ) : (
    <Missing what="ORDER" title="trips-change-date-review.title" />
  );
}
