import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/payment-seat.route';
import { PaymentSeatDocument } from './payment-seat.route.gen.ts';
import { PaymentSeatView } from './payment-seat-view.tsx';

export const handle = page({
  messages: [
    'page',
    'check-in-payment-seat',
    'missing',
    'seat-order',
    'seat-map',
    'club-card',
    'booking-payment',
    'pay-method',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const order = new URL(request.url).searchParams.get('order');
  if (!order) return { payable: null };
  // never from the tab's cache: the page shows a deadline
  const fetchPolicy = 'network-only';
  const variables = { order, locale: API_LOCALE[localeOf(params)] };
  return { payable: await preload(context, PaymentSeatDocument, variables, { fetchPolicy }) };
}

/** The Back button never shows an old page: an attempt to pay may be open since. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where preferred seats are paid, and where the payer returns from the provider's page. */
export default function PaymentSeatRoute({ loaderData }: Route.ComponentProps) {
  const { payable } = loaderData;
  return payable ? (
    <PaymentSeatView preloaded={payable} />
  ) : (
    <Missing what="ORDER" title="check-in-payment-seat.title" />
  );
}
