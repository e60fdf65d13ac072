import { Box, chakra, Span, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LandingView } from '#web/app/scenes/stage/landing-view.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { AnchorButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { BarCode } from './bar-code.tsx';
import type { BoardingPassViewFragment } from './boarding-pass-view.gen.ts';
import { LargeCode } from './large-code.tsx';
import { PassEnd } from './pass-end.tsx';
import { PassFacts } from './pass-facts.tsx';
import type { PassPicture } from './pass-picture.ts';

type BoardingPassProps = {
  pass: BoardingPassViewFragment;
  flight: CheckInFlightFragment['flight'];
  /** It is the first: the one that check-in has made of its preview. */
  isFirst?: boolean;
  picture: PassPicture | null;
  /** When what may change was true, on the gateway's clock. */
  updatedAt: string;
  /** Without a network nothing can be downloaded. */
  isOffline: boolean;
};

/** What opens the gate: where and when, and the bar code on the part that is scanned. */
export function BoardingPass(props: BoardingPassProps) {
  const { pass, flight, isFirst = false, picture, updatedAt, isOffline } = props;
  const intl = useIntl();
  const {
    name,
    bcbp,
    bookingReference,
    ticketNumber,
    seatNumber,
    priority,
    lounge,
    cardTier,
    notes,
  } = pass;
  const { origin, destination, departure, arrival, flightNumber } = flight;
  const label = intl.formatMessage(
    { id: 'check-in-boarding.code' },
    { name, flight: flightNumber, seat: seatNumber },
  );
  return (
    <Stack gap="4">
      <Ticket
        carried={isFirst}
        band={picture && <LandingView {...picture} />}
        stubBeside
        stub={
          <Stack gap="3">
            <BarCode bcbp={bcbp} label={label} />
            <Span fontSize="sm" textAlign="center" overflowWrap="anywhere" translate="no">
              {name}
            </Span>
          </Stack>
        }
      >
        <Stack gap="5">
          <Box display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
            <Span fontWeight="semibold" translate="no" overflowWrap="anywhere">
              {name}
            </Span>
            <Span display="inline-flex" flexWrap="wrap" gap="2">
              {cardTier && (
                <Badge tone="club">
                  <FormattedMessage id="club-card.name" values={{ tier: cardTier }} />
                </Badge>
              )}
              {priority && (
                <Badge tone="club">
                  <FormattedMessage id="check-in-boarding.priority" />
                </Badge>
              )}
              {lounge && (
                <Badge tone="club">
                  <FormattedMessage id="check-in-boarding.lounge" />
                </Badge>
              )}
            </Span>
          </Box>
          <Box
            display="grid"
            gridTemplateColumns="auto minmax(2rem, 1fr) auto"
            gap="4"
            alignItems="center"
          >
            <PassEnd place={origin} at={departure} />
            <chakra.span
              aria-hidden="true"
              borderTopWidth="2px"
              borderTopStyle="dotted"
              borderColor="border.strong"
            />
            <PassEnd place={destination} at={arrival} isArrival />
          </Box>
          <Muted size="md">
            <span className="text-code">{flightNumber}</span>{' '}
            <Day value={departure.local.slice(0, 10)} />{' '}
            <FormattedMessage
              id="check-in-boarding.departs"
              values={{
                time: <Time key="t" instant={departure.instant} zone={departure.zone} />,
              }}
            />
          </Muted>
          <PassFacts pass={pass} updatedAt={updatedAt} />
        </Stack>
      </Ticket>
      {notes.length > 0 && (
        <chakra.ul paddingInlineStart="5" listStyleType="disc">
          {notes.map((note) => (
            <li key={note}>
              <FormattedMessage id="check-in-boarding.note" values={{ note }} />
            </li>
          ))}
        </chakra.ul>
      )}
      <chakra.p color="fg.muted" fontSize="sm">
        <FormattedMessage
          id="check-in-boarding.numbers"
          values={{
            reference: <PrintedCode key="reference">{bookingReference}</PrintedCode>,
            ticket: <PrintedCode key="ticket">{ticketNumber}</PrintedCode>,
          }}
        />
      </chakra.p>
      <ButtonRow data-screen-only="">
        <LargeCode pass={pass} label={label} />
        {!isOffline && (
          <AnchorButton variant="secondary" href={pass.pdfUrl} download>
            <Icon name="download" />
            <FormattedMessage id="check-in-boarding.pdf" />
          </AnchorButton>
        )}
        {pass.walletUrl && !isOffline && (
          <AnchorButton variant="secondary" size="sm" href={pass.walletUrl}>
            <FormattedMessage id="check-in-boarding.wallet" />
          </AnchorButton>
        )}
      </ButtonRow>
    </Stack>
  );
}
