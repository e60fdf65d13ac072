import type { LoaderFunctionArgs } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
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

async function load({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const flight = searchParams.get('flight');
  const locale = API_LOCALE[localeOf(params)];
  if (flight) {
    const data = await loadQuery(context, CheckInStepsDocument, { locale }, { fresh: true });
    const { viewer } = dataOf(data);
    const isOpen = viewer.checkInItineraries.some(({ id }) => id === flight);
    // the link of an e-mail has the flight's details too: where it is not open yet, they are filled
    // in for the look-up
    if (isOpen || !searchParams.has('reference'))
      return { kind: 'STEPS', flight, named: searchParams.getAll('passenger'), data } as const;
  }
  const variables = { after: searchParams.get('after'), locale };
  return {
    kind: 'OVERVIEW',
    data: await loadQuery(context, CheckInDocument, variables, { fresh: true }),
  } as const;
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = load;
export const clientLoader = load;

/** Where check-in begins (RULES 7.3 and 7.4), and for a flight in the address its steps. */
export default function CheckInRoute({ loaderData }: Route.ComponentProps) {
  useHeadingFocus(loaderData.kind);
  if (loaderData.kind === 'OVERVIEW') return <Overview loaded={loaderData.data} />;
  const { data, flight, named } = loaderData;
  return <CheckInSteps loaded={data} flightId={flight} named={named} />;
}
