import type { LoaderFunctionArgs } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';

import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';

import { mayDo } from '#web/app/components/check-in/check-in-status.ts';
import type { OpenFlight } from '#web/app/components/check-in/flights-to-check-in.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { segmentIn } from '#web/app/components/seat-order/seat-paths.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { useHeadingFocus } from '#web/app/page/use-heading-focus.ts';
import { BoardingPassesDocument } from '#web/app/routes/check-in/boarding/boarding-passes.query.gen.ts';
import { BoardingView } from '#web/app/routes/check-in/boarding/boarding-view.tsx';
import type { Route } from './+types/order-result.route';
import { OpenFlightsDocument } from './open-flights.query.gen.ts';
import { OrderResultDocument } from './order-result.route.gen.ts';
import { OrderResultView } from './order-result-view.tsx';

export const handle = page({
  messages: [
    'page',
    'check-in-order-result',
    'scenes',
    'missing',
    'check-in-boarding',
    'demo-desk',
    'check-in',
    'club-card',
    'seat-order',
    'booking-payment',
    'verification-code',
    'forms',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** The list of check-in, asked only where someone can be checked in now. */
async function openFlightsFor(
  context: LoaderFunctionArgs['context'],
): Promise<readonly OpenFlight[]> {
  const open = await loadQuery(context, OpenFlightsDocument, {}, { fresh: true });
  return dataOf(open).viewer.checkInItineraries;
}

/** The picture of a flight: its code is no part of the page, which opens without a network. */
async function pictureOf(flight: CheckInFlightFragment['flight'] | undefined) {
  if (!flight) return null;
  const { passPicture } = await import('#web/app/routes/check-in/boarding/pass/pass-picture.ts');
  return passPicture(flight);
}

async function load({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = API_LOCALE[localeOf(params)];
  const flight = searchParams.get('flight');
  if (flight) {
    const data = await loadQuery(context, BoardingPassesDocument, { locale }, { fresh: true });
    const { viewer } = dataOf(data);
    const itinerary = viewer.checkInItineraries.find(({ id }) => id === flight);
    const picture = await pictureOf(itinerary?.flight);
    const cancels = searchParams.has('cancel');
    return { kind: 'BOARDING', flight, picture, cancels, data } as const;
  }
  const order = searchParams.get('order');
  const segment = segmentIn(searchParams) ?? 0;
  const seats = searchParams.get('seats');
  if (!order) return { kind: 'SEATS', segment, seats, data: null, openFlights: [] } as const;
  const data = await loadQuery(context, OrderResultDocument, { order, locale }, { fresh: true });
  const { order: seen } = dataOf(data);
  const openFlights = seen?.passengerSegments.some((one) => mayDo(one, 'CHECK_IN'))
    ? await openFlightsFor(context)
    : [];
  return { kind: 'SEATS', segment, seats, data, openFlights } as const;
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = load;
export const clientLoader = load;

/**
 * What became of a choice of seats, or for a flight in the address of the check-in: its boarding
 * passes.
 */
export default function OrderResultRoute({ loaderData }: Route.ComponentProps) {
  const cancels = loaderData.kind === 'BOARDING' && loaderData.cancels;
  useHeadingFocus(cancels ? 'CANCEL' : loaderData.kind);
  if (loaderData.kind === 'BOARDING') {
    const { data, flight, picture } = loaderData;
    return <BoardingView loaded={data} flightId={flight} picture={picture} cancels={cancels} />;
  }
  const { data, segment, seats, openFlights } = loaderData;
  if (!data) return <Missing what="ORDER" title="check-in-order-result.name" />;
  return (
    <OrderResultView
      loaded={data}
      segment={segment}
      seatOrderId={seats}
      openFlights={openFlights}
    />
  );
}
