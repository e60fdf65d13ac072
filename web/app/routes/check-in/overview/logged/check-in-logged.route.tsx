import { useRevalidator } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { FlightList } from '#web/app/routes/check-in/overview/flight-list.tsx';
import { NoFlights } from '#web/app/routes/check-in/overview/no-flights.tsx';
import { RecordList } from '#web/app/routes/check-in/overview/record-list.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/check-in-logged.route';
import { CheckInLoggedDocument } from './check-in-logged.route.gen.ts';

export const handle = page({
  messages: ['page', 'check-in-overview', 'check-in', 'seat-order', 'code', 'code-after-sale'],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const after = new URL(request.url).searchParams.get('after');
  const variables = { after, locale: API_LOCALE[localeOf(params)] };
  // never from the tab's cache: the page shows deadlines
  const fetchPolicy = 'network-only';
  return { logged: await preload(context, CheckInLoggedDocument, variables, { fetchPolicy }) };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** The flights of a member for which check-in is open, and what was checked in (RULES 7.4). */
export default function CheckInLoggedRoute({ loaderData }: Route.ComponentProps) {
  const { viewer } = usePreloaded(CheckInLoggedDocument, loaderData.logged).data;
  const { revalidate } = useRevalidator();
  const to = useLocalePath();
  const { checkInItineraries, checkInRecords } = viewer;
  const own = checkInItineraries.filter(({ source }) => source === 'OWN_ORDER');
  return (
    <PageColumn gap="8">
      <PageTitle id="check-in-overview.logged.title" />
      <PageHeading lead={<FormattedMessage id="check-in-overview.logged.lead" />}>
        <FormattedMessage id="check-in-overview.logged.title" />
      </PageHeading>
      {own.length === 0 ? (
        <NoFlights />
      ) : (
        <FlightList flights={own} onChanged={revalidate} below="h1" />
      )}
      <p>
        <TextLink to={to('/checkIn')}>
          <FormattedMessage id="check-in-overview.logged.other" />
        </TextLink>
      </p>
      <RecordList
        records={checkInRecords}
        itineraries={checkInItineraries}
        path="/checkIn/logged"
      />
    </PageColumn>
  );
}
