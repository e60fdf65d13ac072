import { Stack } from '@chakra-ui/react';
import {
  flightsToCheckIn,
  type OpenFlight,
} from '#web/app/components/check-in/flights-to-check-in.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { CheckInLinks } from '#web/app/routes/trips/order-detail/actions/check-in-links.tsx';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { StopWords } from '#web/app/routes/trips/order-detail/timeline/stop-words.tsx';
import type { BoundStop } from '#web/app/routes/trips/order-detail/timeline/trip-stops.ts';

type CheckInStopProps = {
  stop: BoundStop;
  order: DetailedOrderFragment;
  openFlights: readonly OpenFlight[];
};

/** Said by the times of the line themselves. */
const SAID: ReadonlySet<string> = new Set(['CHECK_IN_NOT_OPEN', 'CHECK_IN_CLOSED', 'NOT_PAID']);

/**
 * When check-in opens and closes, with the way to it while it is open, or why it is not done here.
 */
export function CheckInStop({ stop, order, openFlights }: CheckInStopProps) {
  const codeText = useCodeText();
  const { moment } = useClock();
  const { bound, segment, passengers, at, until } = stop;
  const among = order.passengerSegments.filter((one) => one.segment?.index === segment);
  const flights = flightsToCheckIn(among, openFlights);
  const isDone = passengers.every(({ checkIn }) => checkIn.state === 'CHECKED_IN');
  const isOpen = at <= new Date(order.serverNow);
  // an infant is checked in with an adult, for whom the reason is said
  const reasons = among.flatMap(({ capabilities, passengerType }) =>
    (passengerType === 'INF' ? [] : capabilities).flatMap(({ action, reason }) =>
      action === 'CHECK_IN' && reason && !SAID.has(reason.code) ? [reason.code] : [],
    ),
  );
  const { zone } = bound.itinerary.departure;
  return (
    <StopWords
      title={
        <FormattedMessage
          id="trips-order-detail.stop.checkIn"
          values={{ state: isDone ? 'DONE' : isOpen ? 'OPEN' : 'LATER' }}
        />
      }
      action={
        flights.length > 0 && (
          <Stack gap="2">
            {flights.map((flight) => (
              <CheckInLinks key={flight.itineraryId} flight={flight} />
            ))}
          </Stack>
        )
      }
    >
      <FormattedMessage
        id="trips-order-detail.stop.checkIn.until"
        values={{ moment: until && moment(until, zone) }}
      />
      {!isDone && flights.length === 0 && reasons[0] && <p>{codeText(reasons[0])}</p>}
    </StopWords>
  );
}
