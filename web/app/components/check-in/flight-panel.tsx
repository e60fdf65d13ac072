import { Box, chakra, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { CheckInClock } from './check-in-clock.tsx';
import type { CheckInFlightFragment } from './check-in-flight.gen.ts';
import { FlightActions } from './flight-actions.tsx';
import { OtherChannel } from './other-channel.tsx';
import { PersonRow } from './person-row.tsx';

type FlightPanelProps = {
  flight: CheckInFlightFragment;
  /** Time or a payment has changed what can be done. */
  onChanged: () => void;
  /** What its heading is below: the page's own, or that of a part of it. */
  below?: 'h1' | 'h2';
};

/**
 * A flight in the list: until when, who is checked in and who is not, and what comes next. Texts:
 * `check-in`, `seat-order`, `code`.
 */
export function FlightPanel({ flight: one, onChanged, below = 'h2' }: FlightPanelProps) {
  const id = useId();
  const { flight, passengerSegments: passengers, unpaidSeats, bookingReference } = one;
  const { origin, destination, departure } = flight;
  return (
    <Panel as="li">
      <Stack as="section" aria-labelledby={id} gap="4">
        <Stack gap="1">
          <chakra.h3 as={below === 'h1' ? 'h2' : 'h3'} id={id} textStyle="h3">
            {origin.city} – {destination.city}
          </chakra.h3>
          <p>
            <span className="text-code">{flight.flightNumber}</span>{' '}
            <Day value={departure.local.slice(0, 10)} />{' '}
            <strong>
              <Time instant={departure.instant} zone={departure.zone} />
            </strong>
          </p>
          <CheckInClock flight={one} onElapsed={onChanged} />
          <Muted>
            <FormattedMessage
              id="check-in.reference"
              values={{
                reference: <PrintedCode key="reference">{bookingReference}</PrintedCode>,
              }}
            />{' '}
            <OpenUntil flight={one} onElapsed={onChanged} />
          </Muted>
        </Stack>
        <OtherChannel flight={one} onElapsed={onChanged} />
        {unpaidSeats && <UnpaidSeats seatOrder={unpaidSeats} onEnded={onChanged} />}
        <Box
          as="ul"
          display="grid"
          gap="3"
          listStyleType="none"
          borderTopWidth="1px"
          paddingTop="4"
        >
          {passengers.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </Box>
        <FlightActions flight={one} />
      </Stack>
    </Panel>
  );
}

type OpenUntilProps = {
  flight: Pick<CheckInFlightFragment, 'accessExpiresAt' | 'serverNow'>;
  onElapsed: () => void;
};

/** A guest's access ends after an hour. */
function OpenUntil({ flight: { accessExpiresAt, serverNow }, onElapsed }: OpenUntilProps) {
  const intl = useIntl();
  if (!accessExpiresAt) return null;
  return (
    <FormattedMessage
      id="check-in.openUntil"
      values={{
        time: (
          <TimeLeft
            key="time"
            deadline={accessExpiresAt}
            pageNow={serverNow}
            label={intl.formatMessage({ id: 'page.timeLeft' })}
            onElapsed={onElapsed}
          />
        ),
      }}
    />
  );
}
