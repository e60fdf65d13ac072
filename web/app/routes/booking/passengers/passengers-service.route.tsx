import type { LoaderFunctionArgs } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { ReaderRates } from '#web/app/components/converted-price/exchange-rates.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import type { Route } from './+types/passengers-service.route';
import { BookingPage } from './booking-page.tsx';
import { PassengersServiceDocument } from './passengers-service.route.gen.ts';
import { LoadedTravellersContext, loadTravellers } from './saved/loaded-travellers.ts';

export const handle = page({
  messages: [
    'page',
    'booking-passengers',
    'scenes',
    'missing',
    'traveller-form',
    'traveller-words',
    'forms',
    'code',
    'region',
    'booking-steps',
    'unpaid-orders',
    'order-cancel',
    'itinerary',
    'fare-conditions',
    'price-summary',
    'converted-price',
    'price-change',
  ] as const,
  unlisted: true,
});

/** With a member's passengers it is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

async function load({ context, params, request }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const offerId = new URL(request.url).searchParams.get('offer') ?? '';
  const variables = { offerId, locale: API_LOCALE[locale] };
  const [page, travellers] = await Promise.all([
    loadQuery(context, PassengersServiceDocument, variables, { fresh: true }),
    loadTravellers(context, request),
  ]);
  return { page, travellers };
}

export const loader = load;
export const clientLoader = load;

/**
 * Passengers and contact: the second step of a booking (RULES 3.2). `?offer=` names what was
 * chosen.
 */
export default function PassengersServiceRoute({ loaderData }: Route.ComponentProps) {
  const { offer, exchangeRates } = useLoaderQuery(PassengersServiceDocument, loaderData.page).data;
  if (!offer) return <Missing what="OFFER" title="booking-passengers.title" />;
  return (
    <ReaderRates value={exchangeRates}>
      <PageTitle id="booking-passengers.title" />
      <LoadedTravellersContext value={loaderData.travellers}>
        <BookingPage offer={offer} />
      </LoadedTravellersContext>
    </ReaderRates>
  );
}
