import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
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

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** What is shown is that of this moment: never from the tab's cache. */
const NOW = { fetchPolicy: 'network-only' } as const;

/** The list of check-in, asked only where someone can be checked in now. */
async function openFlightsFor(context: Loading['context']): Promise<readonly OpenFlight[]> {
  const { data } = await preload(context, OpenFlightsDocument, {}, NOW);
  return (await data).viewer.checkInItineraries;
}

/** The skies of a flight: their code is no part of the page, which opens without a network. */
async function skyOf(flight: CheckInFlightFragment['flight'] | undefined): Promise<string | null> {
  if (!flight) return null;
  const { flightGradient } = await import('#web/app/scenes/sky/flight-sky.ts');
  const { origin, destination, departure, arrival } = flight;
  return flightGradient({
    from: origin,
    to: destination,
    takeOff: Date.parse(departure.instant),
    landing: Date.parse(arrival.instant),
  });
}

async function load({ context, params, request }: Loading) {
  const { searchParams } = new URL(request.url);
  const locale = API_LOCALE[localeOf(params)];
  const flight = searchParams.get('flight');
  if (flight) {
    const data = await preload(context, BoardingPassesDocument, { locale }, NOW);
    const { viewer } = await data.data;
    const sky = await skyOf(viewer.checkInItineraries.find(({ id }) => id === flight)?.flight);
    return { kind: 'BOARDING', flight, sky, cancels: searchParams.has('cancel'), data } as const;
  }
  const order = searchParams.get('order');
  const segment = segmentIn(searchParams) ?? 0;
  const seats = searchParams.get('seats');
  if (!order) return { kind: 'SEATS', segment, seats, data: null, openFlights: [] } as const;
  const data = await preload(context, OrderResultDocument, { order, locale }, NOW);
  const { order: seen } = await data.data;
  const openFlights = seen?.passengerSegments.some((one) => mayDo(one, 'CHECK_IN'))
    ? await openFlightsFor(context)
    : [];
  return { kind: 'SEATS', segment, seats, data, openFlights } as const;
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/**
 * What became of a choice of seats, or for a flight in the address of the check-in: its boarding
 * passes.
 */
export default function OrderResultRoute({ loaderData }: Route.ComponentProps) {
  const cancels = loaderData.kind === 'BOARDING' && loaderData.cancels;
  useHeadingFocus(cancels ? 'CANCEL' : loaderData.kind);
  if (loaderData.kind === 'BOARDING') {
    const { data, flight, sky } = loaderData;
    return <BoardingView preloaded={data} flightId={flight} sky={sky} cancels={cancels} />;
  }
  const { data, segment, seats, openFlights } = loaderData;
  if (!data) return <Missing what="ORDER" title="check-in-order-result.name" />;
  return (
    <OrderResultView
      preloaded={data}
      segment={segment}
      seatOrderId={seats}
      openFlights={openFlights}
    />
  );
}
