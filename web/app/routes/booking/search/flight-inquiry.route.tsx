import { Suspense } from 'react';
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { BookingSteps } from '#web/app/components/booking-steps/booking-steps.tsx';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { NeedsScripts } from '#web/app/page/needs-scripts.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import type { Route } from './+types/flight-inquiry.route';
import { queryOnReturn } from './address/last-query.ts';
import { useTrip } from './address/trip-in-address.ts';
import { loadTrip } from './load-trip.ts';
import { ResultsStage } from './results-stage.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { TripView } from './trip-view.tsx';

export const handle = page({
  messages: [
    'page',
    'booking-search',
    'scenes',
    'flight-results',
    'booking-steps',
    'itinerary',
    'fare-conditions',
    'price-summary',
    'converted-price',
    'price-change',
    'unpaid-orders',
    'order-cancel',
    'search-panel',
    'airport-combobox',
    'code',
  ],
  unlisted: true,
  keepState: true,
});

async function load({ context, params, request }: LoaderFunctionArgs) {
  const inBrowser = typeof document !== 'undefined';
  const { pathname, search, searchParams } = new URL(request.url);
  const kept = inBrowser && search === '' ? queryOnReturn() : null;
  if (kept) throw redirect(pathname + kept);
  const locale = localeOf(params);
  const trip = loadTrip({ context, locale }, searchParams);
  // in the browser the page is shown at once, with skeletons of what is loading
  trip.catch(() => undefined);
  return { trip: inBrowser ? trip : await trip };
}

export const loader = load;
export const clientLoader = load;

/** Unfolding something asks nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const same = ({ pathname, searchParams }: URL) => pathname + withoutOpen(searchParams);
  return currentUrl.href !== nextUrl.href && same(currentUrl) === same(nextUrl)
    ? false
    : defaultShouldRevalidate;
}

export default function FlightInquiryRoute({ loaderData: { trip } }: Route.ComponentProps) {
  const { query, picks } = useTrip();
  const isChosen = query !== null && picks.every((pick) => pick !== null);
  const title = isChosen ? 'booking-search.titleChosen' : 'booking-search.title';
  return (
    <>
      <PageTitle id={title} />
      <ResultsStage trip={trip}>
        <BookingSteps current="flights" />
        <h1 className="text-h2" tabIndex={-1}>
          <FormattedMessage id={title} />
        </h1>
      </ResultsStage>
      <NeedsScripts id="booking-search.needsScripts" apart />
      {/* the server has the answer, and would render skeletons beside it */}
      <Suspense fallback={trip instanceof Promise ? <TripSkeleton /> : null}>
        <TripView trip={trip} />
      </Suspense>
    </>
  );
}
