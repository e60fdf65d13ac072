import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { useHeadingFocus } from '#web/app/page/use-heading-focus.ts';
import { CheckInStepsDocument } from '#web/app/routes/check-in/steps/check-in-steps.query.gen.ts';
import { CheckInSteps } from '#web/app/routes/check-in/steps/check-in-steps.tsx';
import type { Route } from './+types/check-in.route';
import { CheckInDocument } from './check-in.route.gen.ts';
import { Overview } from './overview.tsx';

export const handle = page({
  messages: [
    'page',
    'check-in-overview',
    'scenes',
    'ticket-fields',
    'missing',
    'check-in',
    'check-in-steps',
    'seat-order',
    'traveller-form',
    'traveller-words',
    'verification-code',
    'forms',
    'region',
    'code',
    'code-after-sale',
  ],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

/** Its deadlines, states and reasons are those of this moment: never from the tab's cache. */
const NOW = { fetchPolicy: 'network-only' } as const;

async function load({ context, params, request }: Loading) {
  const { searchParams } = new URL(request.url);
  const flight = searchParams.get('flight');
  const locale = API_LOCALE[localeOf(params)];
  if (flight) {
    const data = await preload(context, CheckInStepsDocument, { locale }, NOW);
    const { viewer } = await data.data;
    const isOpen = viewer.checkInItineraries.some(({ id }) => id === flight);
    // the link of an e-mail has the flight's details too: where it is not open yet, they are filled
    // in for the look-up
    if (isOpen || !searchParams.has('reference'))
      return { kind: 'STEPS', flight, named: searchParams.getAll('passenger'), data } as const;
  }
  const variables = { after: searchParams.get('after'), locale };
  return {
    kind: 'OVERVIEW',
    data: await preload(context, CheckInDocument, variables, NOW),
  } as const;
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** Where check-in begins (RULES 7.3 and 7.4), and for a flight in the address its steps. */
export default function CheckInRoute({ loaderData }: Route.ComponentProps) {
  useHeadingFocus(loaderData.kind);
  if (loaderData.kind === 'OVERVIEW') return <Overview preloaded={loaderData.data} />;
  const { data, flight, named } = loaderData;
  return <CheckInSteps preloaded={data} flightId={flight} named={named} />;
}
