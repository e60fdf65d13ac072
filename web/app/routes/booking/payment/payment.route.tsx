import { loaderQuery, orderInAddress } from '#web/app/apollo/loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
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

/** The Back button never shows an old page: an attempt to pay may be open since. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(PaymentDocument, orderInAddress, { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** Where an order is paid, and where the traveller returns from the provider's page. */
export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <PaymentView loaded={loaderData} />
  ) : (
    <Missing what="ORDER" title="booking-payment.title" />
  );
}
