import { Stack } from '@chakra-ui/react';
import { useRevalidator } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import picture from '#web/app/scenes/drawn/sha.gen.svg?url&no-inline';
import { BesideScene } from '#web/app/scenes/stage/beside-scene.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { CheckInDocument } from './check-in.route.gen.ts';
import { FlightList } from './flight-list.tsx';
import { LookUp } from './look-up/look-up.tsx';
import { MyFlights } from './my-flights.tsx';
import { RecordList } from './record-list.tsx';

type OtherFlightsProps = { flights: readonly CheckInFlightFragment[]; onChanged: () => void };

/** Flights that were looked up in this browser, and the look-up of another one. */
function OtherFlights({ flights, onChanged }: OtherFlightsProps) {
  return (
    <Stack as="section" aria-labelledby="other-flights" gap="6">
      <h2 className="text-h2" id="other-flights" tabIndex={-1}>
        <FormattedMessage id="check-in-overview.other" />
      </h2>
      <FlightList flights={flights} onChanged={onChanged} />
      <LookUp />
    </Stack>
  );
}

const MINUTES_AN_HOUR = 60;

const WINDOW = {
  hours: LIMITS.checkInOpensMinutes / MINUTES_AN_HOUR,
  minutes: LIMITS.checkInClosesMinutes,
};

type OverviewProps = { loaded: LoadedQuery<typeof CheckInDocument> };

/**
 * Where check-in begins: one's own flights, those of others by their details, and what was checked
 * in.
 */
export function Overview({ loaded }: OverviewProps) {
  const { viewer } = useLoaderQuery(CheckInDocument, loaded).data;
  const { revalidate } = useRevalidator();
  const { member, checkInItineraries, checkInRecords } = viewer;
  const from = (source: 'OWN_ORDER' | 'LOOKED_UP') =>
    checkInItineraries.filter((one) => one.source === source);
  return (
    <BesideScene address={picture} label="scenes.SHA">
      <PageTitle id="check-in-overview.title" />
      <PageColumn gap="10">
        <PageHeading lead={<FormattedMessage id="check-in-overview.lead" values={WINDOW} />}>
          <FormattedMessage id="check-in-overview.title" />
        </PageHeading>
        <MyFlights isMember={member !== null} flights={from('OWN_ORDER')} onChanged={revalidate} />
        <OtherFlights flights={from('LOOKED_UP')} onChanged={revalidate} />
        <RecordList records={checkInRecords} itineraries={checkInItineraries} path="/checkIn" />
      </PageColumn>
    </BesideScene>
  );
}
