import { useRevalidator } from 'react-router';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
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

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  CheckInLoggedDocument,
  ({ searchParams, locale }) => ({ after: searchParams.get('after'), locale }),
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** The flights of a member for which check-in is open, and what was checked in (RULES 7.4). */
export default function CheckInLoggedRoute({ loaderData }: Route.ComponentProps) {
  const { viewer } = useLoaderQuery(CheckInLoggedDocument, loaderData).data;
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
