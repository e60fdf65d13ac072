import { data } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { segmentIn } from '#web/app/components/seat-order/seat-paths.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/choose-seat.route';
import { ChooseSeatDocument } from './choose-seat.route.gen.ts';
import { ChooseSeatOfOrder } from './choose-seat-of-order.tsx';
import { ChooseSeatOnFlight } from './choose-seat-on-flight.tsx';
import { partyOn, type SeatParty } from './party.ts';
import { SeatedFlightDocument } from './seated-flight.query.gen.ts';
import { SeatedPartyDocument } from './seated-party.query.gen.ts';

export const handle = page({
  messages: [
    'page',
    'check-in-choose-seat',
    'scenes',
    'missing',
    'check-in',
    'seat-map',
    'club-card',
    'seat-order',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** Its prices, states and reasons are those of this moment: never from the tab's cache. */
const NOW = { fetchPolicy: 'network-only' } as const;

/** The seats of those for whom they are chosen. */
async function mapFor(context: Loading['context'], { chosen }: SeatParty) {
  const [first] = chosen;
  if (!first) return null;
  const passengerSegmentIds = chosen.map(({ id }) => id);
  const input = { flightId: first.flight.id, passengerSegmentIds };
  return preload(context, ChooseSeatDocument, { input }, NOW);
}

async function load({ context, params, request }: Loading) {
  const { searchParams } = new URL(request.url);
  const [order, flight] = [searchParams.get('order'), searchParams.get('flight')];
  const segment = segmentIn(searchParams);
  const named = searchParams.getAll('passenger');
  const locale = API_LOCALE[localeOf(params)];
  if (order && segment !== null) {
    const party = await preload(context, SeatedPartyDocument, { order, locale }, NOW);
    const { order: seen } = await party.data;
    const map = await mapFor(context, partyOn(seen?.passengerSegments ?? [], segment, named));
    return { kind: 'ORDER', party, segment, named, map } as const;
  }
  if (!flight) return { kind: 'NONE' } as const;
  const flights = await preload(context, SeatedFlightDocument, { locale }, NOW);
  const { viewer } = await flights.data;
  const { passengerSegments: passengers = [] } =
    viewer.checkInItineraries.find(({ id }) => id === flight) ?? {};
  const index = passengers[0]?.segment?.index ?? 0;
  const map = await mapFor(context, partyOn(passengers, index, named));
  return { kind: 'FLIGHT', flights, itineraryId: flight, named, map } as const;
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** While departure control is silent there is no map; what else the page shows is sent along. */
async function isSilent(loaded: Awaited<ReturnType<typeof load>>): Promise<boolean> {
  const map = 'map' in loaded ? await loaded.map?.data : null;
  const { userErrors = [] } = map?.seatMap ?? {};
  return userErrors.some(({ code }) => code === 'DEPARTURE_CONTROL_UNAVAILABLE');
}

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  if (!(await isSilent(loaded))) return loaded;
  return data(loaded, { status: 503, statusText: 'Service Unavailable' });
}
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where the passengers of a booking choose their seats on one of its flights. */
export default function ChooseSeatRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'NONE')
    return <Missing what="ORDER" title="check-in-choose-seat.title" />;
  if (loaderData.kind === 'ORDER') {
    const { party, map, segment, named } = loaderData;
    return <ChooseSeatOfOrder party={party} map={map} segment={segment} named={named} />;
  }
  const { flights, itineraryId, map, named } = loaderData;
  return <ChooseSeatOnFlight flights={flights} itineraryId={itineraryId} map={map} named={named} />;
}
