import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { terminalNumber } from '#web/app/components/itinerary/terminal-number.ts';
import { dayShift } from '#web/app/i18n/format/days.ts';
import { Day, DayShift } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { FlightPart, FlightSide } from './compared-flights.ts';

type OneSideProps = {
  flight: FlightSide;
  /** What the other side has otherwise. */
  differs: ReadonlySet<FlightPart>;
  /** `was`: what differs is struck out; `proposed` and `booked`: it stands out. */
  look: 'was' | 'proposed' | 'booked';
  heading: ReactNode;
};

type MarkProps = Pick<OneSideProps, 'differs' | 'look'> & { part: FlightPart; children: ReactNode };

/** A part of a flight: struck out where it is no longer so, strong where it is new. */
function Mark({ part, differs, look, children }: MarkProps) {
  if (!differs.has(part)) return children;
  if (look !== 'was') return <strong>{children}</strong>;
  const isTime = part === 'departure' || part === 'arrival';
  return (
    <s>
      {isTime && (
        <VisuallyHidden>
          <FormattedMessage id="airline-change.was" />{' '}
        </VisuallyHidden>
      )}
      {children}
    </s>
  );
}

/** Dot, line, dot; dashes for what is not yet so. */
function Track({ look }: Pick<OneSideProps, 'look'>) {
  const color = look === 'was' ? 'border.emphasized' : 'brand.fg';
  const dot = { boxSize: '2', borderRadius: 'full', borderWidth: '2px', borderColor: color };
  return (
    <Box
      aria-hidden="true"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gridColumn="2"
      gridRow="1 / span 2"
      paddingBlock="2"
    >
      <Box {...dot} />
      <Box
        flex="1"
        borderInlineStartWidth="2px"
        borderColor={color}
        borderStyle={look === 'proposed' ? 'dashed' : 'solid'}
      />
      <Box {...dot} />
    </Box>
  );
}

/** When and where a flight leaves and lands, by what number and aircraft. */
export function BeforeOrAfter({ flight, differs, look, heading }: OneSideProps) {
  const aircraftName = useAircraftName();
  const mark = { differs, look };
  const end = (kind: 'departs' | 'arrives') => {
    const leaves = kind === 'departs';
    const at = leaves ? flight.departure : flight.arrival;
    const place = leaves ? flight.origin : flight.destination;
    const terminal = leaves ? flight.departureTerminal : flight.arrivalTerminal;
    return (
      <>
        <Box gridColumn="1" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          <VisuallyHidden>
            <FormattedMessage id={`itinerary.${kind}`} />{' '}
          </VisuallyHidden>
          <Mark part={leaves ? 'departure' : 'arrival'} {...mark}>
            <Time instant={at.instant} zone={at.zone} />
            <DayShift days={leaves ? 0 : dayShift(flight.departure, at)} />
          </Mark>
        </Box>
        <Box gridColumn="3" minWidth="0">
          <Mark part={leaves ? 'origin' : 'destination'} {...mark}>
            {place.city} {place.code}
            {terminal && (
              <Muted as="span" block>
                <FormattedMessage
                  id="itinerary.terminal"
                  values={{ terminal: terminalNumber(terminal) }}
                />
              </Muted>
            )}
          </Mark>
        </Box>
      </>
    );
  };
  return (
    <Box minWidth="0" color={look === 'was' ? 'fg.muted' : undefined}>
      <Box as="h3" color="fg.muted" textStyle="small" fontWeight="medium">
        {heading}
      </Box>
      <Box as="p" marginBottom="2">
        <Mark part="day" {...mark}>
          <Day value={flight.departure.local.slice(0, 10)} style="weekday" />
        </Mark>{' '}
        ·{' '}
        <Mark part="flight" {...mark}>
          <span translate="no">{flight.flightNumber}</span>
        </Mark>
      </Box>
      <Box display="grid" gridTemplateColumns="auto auto minmax(0, 1fr)" columnGap="3" rowGap="2">
        <Track look={look} />
        {end('departs')}
        {end('arrives')}
      </Box>
      <Box as="p" marginTop="2" color="fg.muted" textStyle="small">
        <Mark part="aircraft" {...mark}>
          {aircraftName(flight.aircraft.code)}
        </Mark>
      </Box>
    </Box>
  );
}
