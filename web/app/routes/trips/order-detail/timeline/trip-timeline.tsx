import { Box, chakra } from '@chakra-ui/react';
import { cancelledSegments } from '#web/app/components/airline-change/cancelled-segments.ts';
import type { OpenFlight } from '#web/app/components/check-in/flights-to-check-in.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { Stop } from './stop.tsx';
import { StopWords } from './stop-words.tsx';
import { AirportStop } from './stops/airport-stop.tsx';
import { ArrivalStop } from './stops/arrival-stop.tsx';
import { CheckInStop } from './stops/check-in-stop.tsx';
import { FlightStop } from './stops/flight-stop.tsx';
import { TodayStop } from './stops/today-stop.tsx';
import { type BoundStop, tripStops } from './trip-stops.ts';

/** When boarding begins, at which gate where it is known, and when the gate closes. */
function GateStop({ stop: { bound, passengers, until } }: { stop: BoundStop }) {
  const { time } = useClock();
  const gate = passengers.map(({ boardingPass }) => boardingPass?.gate).find(Boolean);
  return (
    <StopWords
      title={
        <FormattedMessage id="trips-order-detail.stop.boarding" values={{ gate: gate ?? 'NONE' }} />
      }
    >
      <FormattedMessage
        id="trips-order-detail.stop.gateCloses"
        values={{ time: until && time(until, bound.itinerary.departure.zone) }}
      />
    </StopWords>
  );
}

type TripTimelineProps = {
  order: DetailedOrderFragment;
  /** The list of check-in, of this order and of others. */
  openFlights: readonly OpenFlight[];
};

/** On whose clock a point of the line is told. */
function zoneOf(stop: BoundStop): string {
  const { departure, arrival } = stop.bound.itinerary;
  return stop.kind === 'ARRIVAL' ? arrival.zone : departure.zone;
}

/**
 * The trip from today to the last arrival, each thing that can be done at its time. Texts: also
 * `itinerary`, `scenes`.
 */
export function TripTimeline({ order, openFlights }: TripTimelineProps) {
  const now = new Date(order.serverNow);
  return (
    <section aria-labelledby="trip">
      <VisuallyHidden>
        <h2 id="trip">
          <FormattedMessage id="trips-order-detail.trip" />
        </h2>
      </VisuallyHidden>
      <chakra.ol listStyleType="none">
        {tripStops(order, cancelledSegments(order)).map((stop) =>
          stop.kind === 'NOW' ? (
            <Stop
              key={stop.key}
              isNow
              when={<FormattedMessage id="trips-order-detail.stop.today" />}
            >
              <TodayStop order={order} />
            </Stop>
          ) : (
            <Stop
              key={stop.key}
              when={{ at: stop.at, zone: zoneOf(stop) }}
              isDone={stop.at <= now && (stop.kind === 'FLIGHT' || stop.kind === 'ARRIVAL')}
            >
              {stop.kind === 'CHECK_IN' && (
                <CheckInStop stop={stop} order={order} openFlights={openFlights} />
              )}
              {stop.kind === 'AIRPORT' && <AirportStop stop={stop} />}
              {stop.kind === 'GATE' && <GateStop stop={stop} />}
              {stop.kind === 'FLIGHT' && <FlightStop stop={stop} order={order} />}
              {stop.kind === 'ARRIVAL' && <ArrivalStop stop={stop} />}
            </Stop>
          ),
        )}
      </chakra.ol>
      <Box color="fg.muted" textStyle="small">
        <FormattedMessage id="page.localTimes" />
      </Box>
    </section>
  );
}
