import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { NotOpenHere } from '#web/app/components/payment/not-open-here.tsx';
import { segmentIn } from '#web/app/components/seat-order/seat-paths.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/choose-seat.route';
import { ChooseSeatDocument } from './choose-seat.route.gen.ts';
import { ChooseSeatView } from './choose-seat-view.tsx';
import { partyOn } from './party.ts';
import { SeatedPartyDocument } from './seated-party.query.gen.ts';

export const handle = page({
  messages: [
    'check-in-choose-seat',
    'seat-map',
    'seat-order',
    'booking-payment',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** Its prices, states and reasons are those of this moment: never from the tab's cache. */
const NOW = { fetchPolicy: 'network-only' } as const;

const load = async ({ context, params, request }: Loading) => {
  const { searchParams } = new URL(request.url);
  const order = searchParams.get('order');
  const segment = segmentIn(searchParams);
  if (!order || segment === null) return { segment: 0, named: [], party: null, map: null };
  const named = searchParams.getAll('passenger');
  const locale = API_LOCALE[localeOf(params)];
  const party = await preload(context, SeatedPartyDocument, { order, locale }, NOW);
  const { order: seen } = await party.data;
  const [first, ...fellows] = partyOn(seen?.passengerSegments ?? [], segment, named).chosen;
  if (!first) return { segment, named, party, map: null };
  const passengerSegmentIds = [first, ...fellows].map(({ id }) => id);
  const input = { flightId: first.flight.id, passengerSegmentIds };
  return {
    ...{ segment, named, party },
    map: await preload(context, ChooseSeatDocument, { input }, NOW),
  };
};

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where the passengers of a booking choose their seats on one of its flights. */
export default function ChooseSeatRoute({ loaderData }: Route.ComponentProps) {
  const { party, map, segment, named } = loaderData;
  if (!party) return <NotOpenHere />;
  return <ChooseSeatView party={party} map={map} segment={segment} named={named} />;
}
