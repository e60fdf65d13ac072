import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { isDone, statusOf } from '#web/app/components/check-in/check-in-status.ts';
import { DecideAtDesk } from '#web/app/components/demo-desk/decide-at-desk.tsx';
import { useLiveUpdates } from '#web/app/components/order-updates/use-order-updates.ts';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { BoardingPassesQuery } from './boarding-passes.query.gen.ts';
import { useCheckInNewsSubscription } from './check-in-updates.subscription.gen.ts';
import { Confirming } from './confirming.tsx';
import { NextActions } from './next-actions.tsx';
import { OfflineNotice } from './offline/offline-notice.tsx';
import { useCachedPass } from './offline/use-cached-pass.ts';
import { useOffline } from './offline/use-offline.ts';
import type { PassPicture } from './pass/pass-picture.ts';
import { PassStack } from './pass/pass-stack.tsx';

/** Loaded when it is asked for: most passes are shown from the phone. */
const SendPassesForm = lazy(async () => {
  const { SendPassesForm: Form } = await import('./send-passes.form.tsx');
  return { default: Form };
});

type Itinerary = BoardingPassesQuery['viewer']['checkInItineraries'][number];

type BoardingPageProps = {
  itinerary: Itinerary;
  picture: PassPicture | null;
  refetch: () => Promise<void>;
};

/**
 * What became of the check-in: the boarding passes, who is still to be seen, and what can be done
 * next.
 */
export function BoardingPage({ itinerary, picture, refetch }: BoardingPageProps) {
  const [sends, setSends] = useState(false);
  const { flight, passengerSegments: passengers, holders, serverNow } = itinerary;
  const isOffline = useOffline(serverNow, refetch);
  const isKept = useCachedPass(itinerary);
  // what staff decide at the counter, another gate, a seat on another aircraft
  useLiveUpdates(useCheckInNewsSubscription, isOffline ? null : itinerary.id, refetch);
  const passes = holders.flatMap(({ boardingPass }) => (boardingPass ? [boardingPass] : []));
  const amount = passes.length > 1 ? 'MORE' : passes.length === 1 ? 'ONE' : 'NONE';
  const values = { flight: flight.flightNumber, passes: amount };
  const checkedIn = passengers.filter((one) => statusOf(one) === 'CHECKED_IN');
  const isNone = !passengers.some(isDone);
  return (
    <>
      <PageTitle id="check-in-boarding.title" values={values} />
      {/* a pass has the place in its own head */}
      <FlightStage flight={isNone ? flight : null}>
        <PageHeading lead={<FlightOfSeats flight={flight} />}>
          <FormattedMessage id="check-in-boarding.title" values={values} />
        </PageHeading>
      </FlightStage>
      <PageColumn>
        <OfflineNotice isOffline={isOffline} updatedAt={serverNow} zone={flight.departure.zone} />
        <Confirming itinerary={itinerary} />
        {isNone && (
          <p>
            <FormattedMessage id="check-in-boarding.none" />
          </p>
        )}
        {passengers.some((one) => statusOf(one) === 'CONFIRMING') && (
          <DecideAtDesk queue="counter" />
        )}
        {passes.length > 0 && (
          <PassStack
            passes={passes}
            flight={flight}
            picture={picture}
            updatedAt={serverNow}
            isOffline={isOffline}
          />
        )}
        {isKept && (
          <Muted data-screen-only="">
            <FormattedMessage id="check-in-boarding.kept" />
          </Muted>
        )}
        {passes.length > 0 && (
          <ButtonRow data-screen-only="">
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="printer" />
              <FormattedMessage id="check-in-boarding.print" />
            </Button>
            {!sends && !isOffline && (
              <Button variant="secondary" onClick={() => setSends(true)}>
                <FormattedMessage id="check-in-boarding.send.title" />
              </Button>
            )}
          </ButtonRow>
        )}
        {sends && (
          <chakra.section aria-labelledby="send-passes" data-screen-only="" maxWidth="form">
            <chakra.h2 id="send-passes" textStyle="h3" marginBottom="4">
              <FormattedMessage id="check-in-boarding.send.title" />
            </chakra.h2>
            <Suspense fallback={null}>
              <SendPassesForm
                passengerIds={checkedIn.map((one) => one.id)}
                contact={checkedIn[0]?.checkIn.contact ?? null}
              />
            </Suspense>
          </chakra.section>
        )}
        {!isOffline && <NextActions itinerary={itinerary} hasPasses={passes.length > 0} />}
      </PageColumn>
    </>
  );
}
