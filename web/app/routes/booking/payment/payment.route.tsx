import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/payment.route';
import { PaymentDocument } from './payment.route.gen.ts';
import { PaymentView } from './payment-view.tsx';

export const handle = page({
  messages: [
    'page',
    'booking-payment',
    'scenes',
    'missing',
    'pay-method',
    'order-view',
    'order-cancel',
    'traveller-words',
    'region',
    'booking-steps',
    'itinerary',
    'fare-conditions',
    'price-summary',
    'price-change',
    'converted-price',
    'code',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const order = new URL(request.url).searchParams.get('order');
  const locale = localeOf(params);
  if (!order) return { order: null };
  // never from the tab's cache: the page shows a deadline
  const fetchPolicy = 'network-only';
  const variables = { order, locale: API_LOCALE[locale] };
  return { order: await preload(context, PaymentDocument, variables, { fetchPolicy }) };
}

/** The Back button never shows an old page: an attempt to pay may be open since. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where an order is paid, and where the traveller returns from the provider's page. */
export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.order ? (
    <PaymentView preloaded={loaderData.order} />
  ) : (
    <Missing what="ORDER" title="booking-payment.title" />
  );
}
