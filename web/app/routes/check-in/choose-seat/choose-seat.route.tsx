import { data, type LoaderFunctionArgs } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
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

/** The seats of those for whom they are chosen. */
async function mapFor(context: LoaderFunctionArgs['context'], { chosen }: SeatParty) {
  const [first] = chosen;
  if (!first) return null;
  const passengerSegmentIds = chosen.map(({ id }) => id);
  const input = { flightId: first.flight.id, passengerSegmentIds };
  return loadQuery(context, ChooseSeatDocument, { input }, { fresh: true });
}

async function load({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [order, flight] = [searchParams.get('order'), searchParams.get('flight')];
  const segment = segmentIn(searchParams);
  const named = searchParams.getAll('passenger');
  const locale = API_LOCALE[localeOf(params)];
  if (order && segment !== null) {
    const party = await loadQuery(context, SeatedPartyDocument, { order, locale }, { fresh: true });
    const { order: seen } = dataOf(party);
    const map = await mapFor(context, partyOn(seen?.passengerSegments ?? [], segment, named));
    return { kind: 'ORDER', party, segment, named, map } as const;
  }
  if (!flight) return { kind: 'NONE' } as const;
  const flights = await loadQuery(context, SeatedFlightDocument, { locale }, { fresh: true });
  const { viewer } = dataOf(flights);
  const { passengerSegments: passengers = [] } =
    viewer.checkInItineraries.find(({ id }) => id === flight) ?? {};
  const index = passengers[0]?.segment?.index ?? 0;
  const map = await mapFor(context, partyOn(passengers, index, named));
  return { kind: 'FLIGHT', flights, itineraryId: flight, named, map } as const;
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** While departure control is silent there is no map; what else the page shows is sent along. */
function isSilent(loaded: Awaited<ReturnType<typeof load>>): boolean {
  const map = 'map' in loaded && loaded.map ? dataOf(loaded.map) : null;
  const { userErrors = [] } = map?.seatMap ?? {};
  return userErrors.some(({ code }) => code === 'DEPARTURE_CONTROL_UNAVAILABLE');
}

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await load(args);
  if (!isSilent(loaded)) return loaded;
  return data(loaded, { status: 503, statusText: 'Service Unavailable' });
}
export const clientLoader = load;

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
