import { Box, chakra, Flex, Grid, Span, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FlightMomentFragment } from '#web/app/components/flight-day/flight-line.gen.ts';
import { FlightTrack } from '#web/app/components/flight-day/flight-track.tsx';
import { updatedTimes } from '#web/app/components/flight-day/time-kind.ts';
import { UpdatedTime } from '#web/app/components/flight-day/updated-time.tsx';
import { terminalNumber } from '#web/app/components/itinerary/terminal-number.ts';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { LiveNote } from './live-note.tsx';
import { useProgressWords } from './use-progress.ts';

const clock = (moment: FlightMomentFragment | null) =>
  moment && <Time instant={moment.instant} zone={moment.zone} />;
const term = (
  id:
    | 'scheduled'
    | 'expected'
    | 'left'
    | 'takeOff'
    | 'countersOpen'
    | 'boarding'
    | 'counters'
    | 'landing'
    | 'there'
    | 'belt'
    | 'planned',
) => <FormattedMessage id={`flight-status-flight.${id}`} />;

type EndProps = {
  id: string;
  heading: ReactNode;
  place: { readonly city: string; readonly code: string; readonly name: string };
  time: ReactNode;
  terminal: string | null;
  gate: ReactNode;
  items: Parameters<typeof DescriptionList>[0]['items'];
};

const GUIDE = '/guide/airport';

function End({ id, heading, place, time, terminal, gate, items }: EndProps) {
  const to = useLocalePath();
  return (
    <section aria-labelledby={id}>
      <Stack gap="3">
        <chakra.h2 id={id} color="fg.muted" textStyle="label">
          {heading}
        </chakra.h2>
        <Text fontSize={{ base: '3xl', md: '4xl' }} fontWeight="semibold" lineHeight="1.1">
          {time}
        </Text>
        <Text display="grid" lineHeight="snug">
          <span>
            <chakra.strong
              fontFamily="display"
              fontSize="xl"
              fontWeight="medium"
              lineHeight="tight"
            >
              {place.city}
            </chakra.strong>{' '}
            <Span color="fg.muted" fontWeight="medium">
              {place.code}
            </Span>
          </span>
          <Span color="fg.muted" fontSize="sm">
            <TextLink to={`${to(GUIDE)}#${place.code}`}>{place.name}</TextLink>
          </Span>
        </Text>
        {(terminal || gate) && (
          <Flex
            as="p"
            flexWrap="wrap"
            columnGap="4"
            rowGap="0.5"
            alignItems="baseline"
            paddingBlock="2.5"
            borderBlockWidth="1px"
            fontSize="lg"
            lineHeight="snug"
          >
            {terminal && (
              <span>
                <FormattedMessage
                  id="itinerary.terminal"
                  values={{ terminal: terminalNumber(terminal) }}
                />
              </span>
            )}
            {gate && <chakra.strong fontWeight="semibold">{gate}</chakra.strong>}
          </Flex>
        )}
        <DescriptionList items={items} shape="columns" short />
      </Stack>
    </section>
  );
}

/**
 * How the flight leaves and how it arrives, side by side: the time, the place, and all that is
 * known of them.
 */
export function FlightEnds({ flight }: { flight: FlightDetailsFragment }) {
  const { segment, departure, arrival, state } = flight;
  const words = useProgressWords(flight);
  const isOff = state === 'CANCELLED';
  return (
    <Panel padding="lg">
      <Box marginBottom="6">
        <LiveNote flight={flight} />
      </Box>
      <Grid
        templateColumns={{ md: 'minmax(0, 5fr) minmax(6rem, 3fr) minmax(0, 5fr)' }}
        gap={{ base: '6', md: '8' }}
      >
        <End
          id="departure"
          heading={<FormattedMessage id="flight-status-flight.departure" />}
          place={segment.origin}
          time={<UpdatedTime times={departure} from={departure.scheduled} isOff={isOff} />}
          terminal={departure.terminal}
          gate={
            departure.gate && (
              <>
                <FormattedMessage id="flight-day.gate" values={{ gate: departure.gate }} />
                {departure.previousGate && (
                  <Span marginInlineStart="0.5em" color="warning.fg" textStyle="label">
                    <FormattedMessage
                      id="flight-day.gateChanged"
                      values={{ gate: departure.previousGate }}
                    />
                  </Span>
                )}
              </>
            )
          }
          items={[
            { term: term('scheduled'), value: clock(departure.scheduled) },
            { term: term('expected'), value: clock(departure.estimated) },
            { term: term('left'), value: clock(departure.actual) },
            { term: term('takeOff'), value: clock(departure.takeOff) },
            { term: term('counters'), value: departure.actual ? null : departure.counters },
            {
              term: term('countersOpen'),
              value: isOff || departure.actual ? null : clock(departure.countersOpenAt),
            },
            {
              term: term('boarding'),
              value: isOff || departure.actual ? null : clock(departure.boardingAt),
            },
          ]}
        />
        <Box
          order={{ base: -1, md: 0 }}
          paddingTop={{ md: '3.5rem' }}
          color="fg.muted"
          textStyle="small"
          textAlign={{ md: 'center' }}
          fontVariantNumeric="tabular-nums"
          aria-hidden="true"
        >
          <Box display={{ base: 'none', md: 'block' }} marginBottom="2" color="fg">
            <FlightTrack flight={flight} />
          </Box>
          {words}
        </Box>
        <End
          id="arrival"
          heading={<FormattedMessage id="flight-status-flight.arrival" />}
          place={arrival.airport}
          time={
            <UpdatedTime times={updatedTimes(arrival)} from={departure.scheduled} isOff={isOff} />
          }
          terminal={arrival.terminal}
          gate={
            arrival.gate && (
              <FormattedMessage id="flight-day.arrivalGate" values={{ gate: arrival.gate }} />
            )
          }
          items={[
            { term: term('scheduled'), value: arrival.diverted ? null : clock(arrival.scheduled) },
            { term: term('expected'), value: clock(arrival.estimated) },
            { term: term('landing'), value: clock(arrival.landing) },
            { term: term('there'), value: clock(arrival.actual) },
            { term: term('belt'), value: arrival.belt },
            {
              term: term('planned'),
              value: arrival.diverted ? (
                <FormattedMessage
                  id="flight-status-flight.plannedAt"
                  values={{
                    city: segment.destination.city,
                    code: segment.destination.code,
                    time: clock(arrival.scheduled),
                  }}
                />
              ) : null,
            },
          ]}
        />
      </Grid>
    </Panel>
  );
}
