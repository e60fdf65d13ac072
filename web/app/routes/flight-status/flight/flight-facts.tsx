import { Box, Flex, Text } from '@chakra-ui/react';
import { aircraftPath } from '#web/app/components/aircraft-name/aircraft-path.ts';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import {
  flightDetailsAddress,
  routeStatusAddress,
} from '#web/app/components/flight-day/flight-day-address.ts';
import { FlightState } from '#web/app/components/flight-day/flight-state.tsx';
import { kindOfTime } from '#web/app/components/flight-day/time-kind.ts';
import { Duration } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';

function Aircraft({ flight }: { flight: FlightDetailsFragment }) {
  const to = useLocalePath();
  const { code } = flight.aircraft;
  const aircraftName = useAircraftName();
  return <TextLink to={to(aircraftPath(code))}>{aircraftName(code)}</TextLink>;
}

type InboundProps = { inbound: NonNullable<FlightDetailsFragment['inbound']> };

function Inbound({ inbound }: InboundProps) {
  const to = useLocalePath();
  const { segment, date, state, arrival } = inbound;
  const { told, kind } = kindOfTime(arrival);
  return (
    <Flex as="span" wrap="wrap" align="center" gap="0.5" columnGap="3">
      <TextLink to={to(flightDetailsAddress(segment.flightNumber, date))}>
        <FormattedMessage
          id="flight-status-flight.inboundFrom"
          values={{ number: segment.flightNumber, city: segment.origin.city }}
        />
      </TextLink>
      <FlightState state={state} />
      {state !== 'CANCELLED' && (
        <span>
          <FormattedMessage
            id="flight-status-flight.inboundArrives"
            values={{ kind, time: <Time instant={told.instant} zone={told.zone} /> }}
          />
        </span>
      )}
    </Flex>
  );
}

/**
 * Who flies it where that is another airline, the aircraft, its inbound flight, and links to the
 * other flights of the route.
 */
export function FlightFacts({ flight }: { flight: FlightDetailsFragment }) {
  const to = useLocalePath();
  const { segment, date, registration, inbound, departure } = flight;
  const { origin, destination, marketedBy, operatedBy } = segment;
  return (
    <section aria-labelledby="flight-facts">
      <h2 id="flight-facts" className="text-h2">
        <FormattedMessage id="flight-status-flight.facts" />
      </h2>
      <Box maxWidth="40rem" marginTop="4">
        <DescriptionList
          items={[
            {
              term: <FormattedMessage id="flight-status-flight.operatedBy" />,
              value: operatedBy.code === marketedBy.code ? null : operatedBy.name,
            },
            {
              term: <FormattedMessage id="flight-status-flight.aircraft" />,
              value: <Aircraft flight={flight} />,
            },
            {
              term: <FormattedMessage id="flight-status-flight.registration" />,
              value: registration,
            },
            {
              term: <FormattedMessage id="flight-status-flight.duration" />,
              value: <Duration minutes={segment.durationMinutes} />,
            },
            {
              term: <FormattedMessage id="flight-status-flight.inbound" />,
              value: inbound && !departure.actual ? <Inbound inbound={inbound} /> : null,
            },
          ]}
        />
      </Box>
      <Text marginTop="5">
        <TextLink to={to(routeStatusAddress(origin.code, destination.code, date))}>
          <FormattedMessage
            id="flight-status-flight.others"
            values={{ from: origin.city, to: destination.city }}
          />
        </TextLink>
      </Text>
    </section>
  );
}
