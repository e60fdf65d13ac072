import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { ItineraryDetail } from '#web/app/components/itinerary/itinerary-detail.tsx';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { Day, Duration } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { sunOfFlight } from '#web/app/scenes/sky/sun-of-flight.ts';
import { SkyStrip } from '#web/app/scenes/stage/sky-strip.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { flightOfBound } from './ends-of-bound.ts';
import type { OrderTripFragment, TripBoundFragment } from './order-trip.gen.ts';
import { TicketFact } from './ticket-fact.tsx';
import { TicketTimes } from './ticket-times.tsx';

export type FlightTicketProps = {
  bound: TripBoundFragment;
  tripType: OrderTripFragment['tripType'];
  headingLevel?: 2 | 3;
  /** Numbers of the seats that are chosen, of one flight. */
  seats?: readonly string[];
  /** It is not flown: it is grey, and its times are struck out. */
  isOff?: boolean;
  /** What has become of it, where it is not simply flown. */
  state?: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
};

/**
 * One bound as a document: the sky it goes through, its times, flights, seats and fare. Texts:
 * `itinerary`, `fare-conditions`, `scenes`.
 */
export function FlightTicket(props: FlightTicketProps) {
  const { bound, tripType, headingLevel = 3, seats = [], isOff = false, state, action } = props;
  const label = useBoundLabel();
  const brandName = useBrandName();
  const aircraftName = useAircraftName();
  const { itinerary, brand } = bound;
  const flight = flightOfBound(bound);
  const sun = flight && sunOfFlight(flight);
  const { segments } = itinerary;
  const aircraft = new Set(segments.map((one) => aircraftName(one.aircraft.code)));
  return (
    <Ticket
      head={flight && <SkyStrip sky={flightGradient(flight)} isOff={isOff} />}
      stub={
        <Flex wrap="wrap" gap="4" columnGap="8" align="start" justify="space-between">
          <chakra.dl display="flex" flexWrap="wrap" gap="3" columnGap="8">
            <TicketFact term="flight">
              {segments.map(({ flightNumber }) => flightNumber).join(' · ')}
            </TicketFact>
            {seats.length > 0 && <TicketFact term="seats">{seats.join(' · ')}</TicketFact>}
            <TicketFact term="fare" plain>
              {brandName(brand)}
            </TicketFact>
            <TicketFact term="aircraft" plain>
              {[...aircraft].join(' · ')}
            </TicketFact>
          </chakra.dl>
          {action && <Box data-screen-only="">{action}</Box>}
        </Flex>
      }
    >
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" marginBottom="3">
        <Box as={`h${headingLevel}`} fontWeight="semibold" lineHeight="snug">
          {label(tripType, bound.index)}{' '}
          <chakra.span color="fg.muted" fontWeight="normal">
            <Day value={itinerary.departure.local.slice(0, 10)} style="weekday" />
          </chakra.span>
        </Box>
        {state}
      </Flex>
      <TicketTimes itinerary={itinerary} isOff={isOff} />
      {sun && !isOff && (
        <chakra.p marginTop="3" color="fg.muted" textStyle="small">
          {!('since' in sun) ? (
            <FormattedMessage id="scenes.sun.none" values={{ kind: sun.kind }} />
          ) : (
            <FormattedMessage
              id={sun.since === 'LANDING' ? 'scenes.sun.beforeLanding' : 'scenes.sun.afterTakeOff'}
              values={{ kind: sun.kind, duration: <Duration minutes={sun.minutes} /> }}
            />
          )}
        </chakra.p>
      )}
      {segments.length > 1 && (
        <Box marginTop="5">
          <ItineraryDetail itinerary={itinerary} />
        </Box>
      )}
    </Ticket>
  );
}
