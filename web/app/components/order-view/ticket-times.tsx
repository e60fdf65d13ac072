import { chakra, Grid } from '@chakra-ui/react';
import { StopsText } from '#web/app/components/itinerary/stops-text.tsx';
import { terminalNumber } from '#web/app/components/itinerary/terminal-number.ts';
import { DayShift, Duration } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { TripBoundFragment } from './order-trip.gen.ts';

type Itinerary = TripBoundFragment['itinerary'];
type Segment = Itinerary['segments'][number];

type EndProps = {
  kind: 'departs' | 'arrives';
  at: Itinerary['departure'];
  place: Segment['destination'];
  terminal: string | null;
  days?: number;
  isOff: boolean;
};

const DAYS = { '& sup': { fontSize: '0.45em', verticalAlign: 'super' } };

function End({ kind, at, place, terminal, days = 0, isOff }: EndProps) {
  return (
    <chakra.div textAlign={kind === 'arrives' ? 'end' : undefined} minWidth="0">
      <chakra.p className="text-figure-large" whiteSpace="nowrap" css={DAYS}>
        <VisuallyHidden>
          <FormattedMessage id={`itinerary.${kind}`} />{' '}
        </VisuallyHidden>
        <chakra.span
          color={isOff ? 'fg.muted' : undefined}
          textDecoration={isOff ? 'line-through' : undefined}
        >
          <Time instant={at.instant} zone={at.zone} />
        </chakra.span>
        <DayShift days={days} />
      </chakra.p>
      <p>
        <chakra.span fontFamily="display" fontSize={{ base: 'lg', md: 'xl' }} lineHeight="tight">
          {place.city}
        </chakra.span>{' '}
        <chakra.span color="fg.muted" fontWeight="medium">
          {place.code}
        </chakra.span>
      </p>
      <chakra.p color="fg.muted" textStyle="small">
        {/* on a phone the line of the trip names it, and here is room for the times alone */}
        <chakra.span display={{ base: 'none', md: 'block' }}>{place.name}</chakra.span>
        {terminal && (
          <FormattedMessage
            id="itinerary.terminal"
            values={{ terminal: terminalNumber(terminal) }}
          />
        )}
      </chakra.p>
    </chakra.div>
  );
}

export type TicketTimesProps = {
  itinerary: Itinerary;
  /** It is not flown: its times are struck out. */
  isOff: boolean;
};

/** Both ends of a bound, in the largest figures of the page: the clock of each airport. */
export function TicketTimes({ itinerary, isOff }: TicketTimesProps) {
  const { segments, transfers, departure, arrival, dayShift, durationMinutes } = itinerary;
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) return null;
  return (
    <Grid
      templateColumns={{
        base: 'auto minmax(0, 1fr) auto',
        md: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      }}
      columnGap={{ base: '2', md: '6' }}
      alignItems="start"
    >
      <End
        kind="departs"
        at={departure}
        place={first.origin}
        terminal={first.departureTerminal}
        isOff={isOff}
      />
      <chakra.p
        display="grid"
        paddingTop={{ base: '1', md: '3' }}
        color="fg.muted"
        fontSize="xs"
        lineHeight="snug"
        textAlign="center"
      >
        <chakra.span>
          <VisuallyHidden>
            <FormattedMessage id="itinerary.duration" />{' '}
          </VisuallyHidden>
          <Duration minutes={durationMinutes} />
        </chakra.span>
        <chakra.span>
          <StopsText transfers={transfers} />
        </chakra.span>
      </chakra.p>
      <End
        kind="arrives"
        at={arrival}
        place={last.destination}
        terminal={last.arrivalTerminal}
        days={dayShift}
        isOff={isOff}
      />
    </Grid>
  );
}
