import type { LoaderFunctionArgs } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
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
    'scenes',
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

async function load({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = API_LOCALE[localeOf(params)];
  const [offer, order] = [searchParams.get('offer'), searchParams.get('order')];
  return {
    offer: offer
      ? await loadQuery(context, AckDateDocument, { offer, locale }, { fresh: true })
      : null,
    status: order
      ? await loadQuery(context, DateChangePaymentDocument, { order, locale }, { fresh: true })
      : null,
  };
}

/** The Back button never shows an old page: the change may be confirmed or paid since. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = load;
export const clientLoader = load;

/** Where a change of date is confirmed as quoted; then where it is paid, and what became of it. */
export default function AckDateRoute({ loaderData }: Route.ComponentProps) {
  const { offer, status } = loaderData;
  if (status) return <StatusView loaded={status} />;
  return offer ? (
    <OfferView loaded={offer} />
  ) : (
    <Missing what="ORDER" title="trips-change-date-review.title" />
  );
}
