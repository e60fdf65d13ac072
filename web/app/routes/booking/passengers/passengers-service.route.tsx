import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { ReaderRates } from '#web/app/components/reader-price/reader-rates.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import type { Route } from './+types/passengers-service.route';
import { BookingPage } from './booking-page.tsx';
import { PassengersServiceDocument } from './passengers-service.route.gen.ts';

export const handle = page({
  messages: [
    'booking-passengers',
    'missing',
    'traveller-form',
    'traveller-words',
    'forms',
    'code',
    'region',
    'booking-steps',
    'open-orders',
    'order-cancel',
    'itinerary',
    'fare-conditions',
    'price-summary',
    'reader-price',
    'price-change',
  ] as const,
  unlisted: true,
});

type Arguments = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

const load = async ({ context, params, request }: Arguments) => {
  const locale = localeOf(params);
  const offerId = new URL(request.url).searchParams.get('offer') ?? '';
  return preload(
    context,
    PassengersServiceDocument,
    { offerId, locale: API_LOCALE[locale] },
    { fetchPolicy: 'network-only' },
  );
};

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Passengers and contact: the second step of a booking (RULES 3.2). `?offer=` names what was chosen. */
export default function PassengersServiceRoute({ loaderData }: Route.ComponentProps) {
  const { offer, exchangeRates } = usePreloaded(PassengersServiceDocument, loaderData).data;
  if (!offer) return <Missing what="OFFER" title="booking-passengers.title" />;
  return (
    <ReaderRates value={exchangeRates}>
      <PageTitle id="booking-passengers.title" />
      <BookingPage offer={offer} />
    </ReaderRates>
  );
}
