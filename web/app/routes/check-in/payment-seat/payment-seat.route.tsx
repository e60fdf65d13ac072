import { loaderQuery, orderInAddress } from '#web/app/apollo/loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
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

/** The Back button never shows an old page: an attempt to pay may be open since. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(PaymentSeatDocument, orderInAddress, { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** Where preferred seats are paid, and where the payer returns from the provider's page. */
export default function PaymentSeatRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <PaymentSeatView loaded={loaderData} />
  ) : (
    <Missing what="ORDER" title="check-in-payment-seat.title" />
  );
}
