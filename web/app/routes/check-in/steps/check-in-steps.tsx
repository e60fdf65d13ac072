import { useRevalidator } from 'react-router';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { CheckInClock } from '#web/app/components/check-in/check-in-clock.tsx';
import { boardingPath } from '#web/app/components/check-in/check-in-paths.ts';
import { isDone } from '#web/app/components/check-in/check-in-status.ts';
import { OtherChannel } from '#web/app/components/check-in/other-channel.tsx';
import { RefusedPassengers } from '#web/app/components/check-in/refused-passengers.tsx';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { CheckInStepsDocument } from './check-in-steps.query.gen.ts';
import { readyOn } from './passengers/party.ts';
import { Process } from './process.tsx';

type CheckInStepsProps = {
  loaded: LoadedQuery<typeof CheckInStepsDocument>;
  flightId: string;
  named: readonly string[];
};

/**
 * Check-in for one flight: who cannot be checked in here and why, before anything is typed; then
 * the steps for the others.
 */
export function CheckInSteps({ loaded, flightId, named }: CheckInStepsProps) {
  const { viewer } = useLoaderQuery(CheckInStepsDocument, loaded).data;
  const { revalidate } = useRevalidator();
  const to = useLocalePath();
  const itinerary = viewer.checkInItineraries.find(({ id }) => id === flightId);
  if (!itinerary) return <Missing what="CHECK_IN" title="check-in-overview.title" />;
  const { flight, passengerSegments: passengers, unpaidSeats } = itinerary;
  const done = passengers.some(isDone);
  return (
    <>
      <PageTitle id="check-in-steps.title" values={{ flight: flight.flightNumber }} />
      <FlightStage flight={flight}>
        <PageHeading lead={<FlightOfSeats flight={flight} />}>
          <FormattedMessage id="check-in-steps.title" values={{ flight: flight.flightNumber }} />
        </PageHeading>
      </FlightStage>
      <PageColumn wide>
        <CheckInClock flight={itinerary} onElapsed={revalidate} />
        <OtherChannel flight={itinerary} onElapsed={revalidate} />
        {unpaidSeats && <UnpaidSeats seatOrder={unpaidSeats} onEnded={revalidate} />}
        <RefusedPassengers
          passengers={passengers}
          except={unpaidSeats ? 'UNPAID_SEATS' : itinerary.soldBy && 'OTHER_CHANNEL'}
        />
        {readyOn(itinerary).length > 0 && (
          <Process key={itinerary.id} itinerary={itinerary} named={named} />
        )}
        <ButtonRow>
          {done && (
            <LinkButton variant="secondary" to={to(boardingPath(itinerary.id))}>
              <FormattedMessage id="check-in.passes" values={{ flight: flight.flightNumber }} />
            </LinkButton>
          )}
          <LinkButton variant="quiet" to={to('/checkIn')}>
            <FormattedMessage id="check-in.all" />
          </LinkButton>
        </ButtonRow>
      </PageColumn>
    </>
  );
}
